import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { getNeighbours, getRelatedQuery } from './relatedShelf';

/** What lies beside it on the shelf; those that replace it stand under the equivalents. */
export function RelatedProducts({ product }: { product: Product }) {
  const { text } = useText();
  return (
    <ProductShelf
      title={text('HEADER_RELATED')}
      shelf={getRelatedQuery(product)}
      choose={(products) => getNeighbours(product, products)}
    />
  );
}
