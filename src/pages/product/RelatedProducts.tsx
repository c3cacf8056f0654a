import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { getNeighbours, getRelatedQuery } from './relatedShelf';

/** Related products, without equivalents, which have a tab of their own. */
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
