import type { Product } from '@/erp/rows/product';
import { useShelf } from '@/features/catalog';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { ProductGrid, ProductGridSkeleton } from '@/widgets/product/ProductGrid';
import { neighboursOf, shelfOf } from './relatedShelf';

const most = 8;

/** What lies beside it on the shelf; those that replace it stand under the equivalents. */
export function RelatedProducts({ product }: { product: Product }) {
  const { text } = useText();
  const shelf = shelfOf(product);
  const { status, failure, products } = useShelf(shelf);
  const shown = neighboursOf(product, products).slice(0, most);
  if (status === 'ready' && shown.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('HEADER_RELATED')} />
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {shown.length > 0 ? <ProductGrid products={shown} /> : null}
      {status === 'asking' || status === 'idle' ? <ProductGridSkeleton count={4} /> : null}
    </section>
  );
}
