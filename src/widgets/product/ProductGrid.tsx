import type { Product } from '@/erp/rows/product';
import { Skeleton } from '@/ui/Skeleton';
import { ProductCard, type CardLayout } from './ProductCard';
import css from './ProductCard.module.css';

/** Two, three or four in a row, or one a line. The first row's pictures are asked at once where `eager` says so. */
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
}) => (
  <div className={layout === 'grid' ? css.grid : css.rows}>
    {products.map((product, index) => (
      <ProductCard
        key={product.slug}
        product={product}
        layout={layout}
        eager={eager && index < 4}
        heading={heading}
      />
    ))}
  </div>
);

/** The shape of what comes. */
export const ProductGridSkeleton = ({ count, layout = 'grid' }: { count: number; layout?: CardLayout }) => (
  <div className={layout === 'grid' ? css.grid : css.rows} aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={`${css.card} ${css[layout]}`}>
        <Skeleton square />
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
);
