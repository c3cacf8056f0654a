import type { Product } from '@/erp/rows/product';
import { Skeleton } from '@/ui/Skeleton';
import { useMedia } from '@/ui/useMedia';
import { useInitialSlice } from '../shell/initialRender';
import { ProductCard, type CardLayout } from './ProductCard';
import css from './ProductCard.module.css';

/** As many in a row as there is room for, or one a line. */
const placeOf = { grid: css.grid, features: css.grid, list: css.rows, horizontal: css.rows };

/** As many as are on the first screen; of upright ones at the top of a phone's, two. */
const firstCards = 4;

/** Cards side by side or one a line. The first row's pictures are asked at once where `eager` says so. */
export const ProductGrid = ({
  products,
  layout = 'grid',
  eager = false,
  heading,
}: {
  products: readonly Product[];
  layout?: CardLayout;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) => {
  const isWide = useMedia('(width >= 700px)');
  const isUpright = placeOf[layout] === css.grid;
  const first = eager && isUpright && !isWide ? 2 : firstCards;
  const shown = useInitialSlice(products.length, first);
  return (
    <div className={css.room}>
      <div className={placeOf[layout]}>
        {products.slice(0, shown).map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            layout={layout}
            eager={eager && index < first}
            heading={heading}
          />
        ))}
      </div>
    </div>
  );
};

/** The shape of what comes; of what nobody has asked for yet where it is not `busy`. */
export const ProductGridSkeleton = ({
  count,
  layout = 'grid',
  busy = true,
}: {
  count: number;
  layout?: CardLayout;
  busy?: boolean;
}) => (
  <div className={css.room} aria-busy={busy || undefined}>
    <div className={placeOf[layout]}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${css.card} ${css[layout] ?? ''}`}>
          <Skeleton square />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);
