import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';
import { useText } from '@/shared/text';
import { SectionHead } from '@/ui/SectionHead';
import { FailureNote } from '../failure/FailureNote';
import { ProductGrid, ProductGridSkeleton } from '../product/ProductGrid';
import { useShelfNearViewport } from '../product/useNearShelf';
import { Block } from './Block';
import css from './Home.module.css';
import { leaveOutEarlier } from './useEarlierParts';
import { rankByReviews, rankByRating, filterByBadge } from './rankings';

/** Query for the most popular products of the whole catalogue. */
const all: ProductQuery = { kind: 'all', query: { limit: '32' } };
const maxProducts = 3;

const columns: readonly (readonly [title: string, choose: (products: readonly Product[]) => Product[]])[] = [
  ['HEADER_TOP_RATED', rankByRating],
  ['HEADER_POPULAR', rankByReviews],
  ['HEADER_BESTSELLERS', filterByBadge('hot')],
];

export const ProductColumns = () => (
  <Block room="columns">
    <Columns />
  </Block>
);

/** Returns the rankings. A product that is in an earlier ranking is left out of the later rankings. */
function rankApart(products: readonly Product[]): { title: string; shown: Product[] }[] {
  const taken = new Set<string>();
  return columns.map(([title, choose]) => {
    const shown = leaveOutEarlier(choose(products), taken).slice(0, maxProducts);
    for (const { slug } of shown) taken.add(slug);
    return { title, shown };
  });
}

/** Three rankings of the products of one query: by rating, reviews and sales. */
function Columns() {
  const { text } = useText();
  const { status, failure, products, want } = useShelfNearViewport(all);
  if (status === 'ready' && products.length === 0) return null;
  const note = failure === null ? null : <FailureNote code={failure} onRetry={want} />;
  if (status === 'failed') return note;
  return (
    <>
      {note}
      <div className={css.three}>
        {rankApart(products).map(({ title, shown }) => {
          if (status === 'ready' && shown.length === 0) return null;
          return (
            <div key={title}>
              <SectionHead title={text(title)} />
              {status === 'ready' ? (
                <ProductGrid products={shown} layout="horizontal" />
              ) : (
                <ProductGridSkeleton count={maxProducts} layout="horizontal" />
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}
