import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';
import { getNeighbours, getRelatedQuery } from './relatedShelf';

/** Related products. Equivalents are left out, because they have a separate tab. */
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
