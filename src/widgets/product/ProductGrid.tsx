import type { Product } from '@/erp/rows/product';
import { Skeleton } from '@/ui/Skeleton';
import { ProductCard } from './ProductCard';
import css from './ProductCard.module.css';

/** Two, three or four in a row. The first row's pictures are asked at once where `eager` says so. */
export const ProductGrid = ({
  products,
  eager = false,
  heading,
}: {
  products: readonly Product[];
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) => (
  <div className={css.grid}>
    {products.map((product, index) => (
      <ProductCard key={product.slug} product={product} eager={eager && index < 4} heading={heading} />
    ))}
  </div>
);

/** The shape of what comes. */
export const ProductGridSkeleton = ({ count }: { count: number }) => (
  <div className={css.grid} aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.card}>
        <Skeleton square />
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
);
