import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { Skeleton, skeletonGroup } from '@/ui/Skeleton';
import { useMedia } from '@/ui/useMedia';
import { useInitialSlice } from '../shell/initialRender';
import { ProductCard, type CardLayout } from './ProductCard';
import css from './ProductCard.module.css';

const layoutClass = { grid: css.grid, features: css.grid, list: css.rows, horizontal: css.rows };

/** Number of cards rendered first. A phone renders two upright cards first. */
const firstCards = 4;

/**
 * Number of pictures that load eagerly. They fill a phone's first screen, and the first row of a wide one. Lazy pictures
 * would be requested only after the first layout.
 */
const eagerPictures = 6;

/** Grid or list of product cards. If `eager` is true, the pictures of the first screen load eagerly. */
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
  const isUpright = layoutClass[layout] === css.grid;
  const shown = useInitialSlice(products.length, eager && isUpright && !isWide ? 2 : firstCards);
  return (
    <div className={css.room}>
      <div className={layoutClass[layout]}>
        {products.slice(0, shown).map((product, index) => (
          <ProductCard
            key={product.slug}
            product={product}
            layout={layout}
            eager={eager && index < eagerPictures}
            heading={heading}
          />
        ))}
      </div>
    </div>
  );
};

/** Skeleton of the grid. `busy` tells assistive technology that the grid is loading. */
export const ProductGridSkeleton = ({
  count,
  layout = 'grid',
  busy = true,
}: {
  count: number;
  layout?: CardLayout;
  busy?: boolean;
}) => {
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return (
    <div className={`${css.room} ${isSignedIn ? css.priced : ''}`} aria-busy={busy || undefined}>
      <div className={`${layoutClass[layout]} ${skeletonGroup}`}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${css.card} ${css[layout] ?? ''}`}>
            <Skeleton square />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </div>
  );
};
