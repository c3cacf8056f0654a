import { Suspense, useEffect, type ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';
import { gallery } from '@/features/gallery';
import { useAppDispatch } from '@/shared/redux';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { CarouselSkeleton } from '../carousel/CarouselSkeleton';
import { FailureNote } from '../failure/FailureNote';
import { ProductCard } from '../product/ProductCard';
import { useShelfNearViewport } from '../product/useNearShelf';
import css from './Home.module.css';

const Carousel = lazyPart(() => import('../carousel/Carousel'));

interface Props {
  /** What they are, for those who do not see them. */
  label: string;
  shelf: ProductQuery;
  /** Stands above them, as long as there is something to head. */
  head?: ReactNode;
  most?: number;
  /** Which of the shelf, and in which order; all as the ERP has them. */
  choose?: (products: readonly Product[]) => readonly Product[];
  /** Two above one another. */
  rows?: 1 | 2;
  /** Instead of no products; nothing at all without it. */
  empty?: ReactNode;
}

/** A row of parts to leaf through. */
export function ShelfRow({ label, shelf, head, most = 10, choose, rows = 1, empty = null }: Props) {
  const { status, failure, products, want } = useShelfNearViewport(shelf);
  const dispatch = useAppDispatch();
  const shown = (choose?.(products) ?? products).slice(0, most);
  const isEmpty = status === 'ready' && shown.length === 0;
  const { kind } = shelf;
  useEffect(() => {
    if (isEmpty) dispatch(gallery.foundEmpty({ name: kind }));
  }, [isEmpty, kind, dispatch]);
  if (isEmpty) return empty;
  const wait = <RowWait rows={rows} />;
  return (
    <>
      {head}
      {status === 'failed' ? <FailureNote code={failure} onRetry={want} /> : null}
      <div className={`${css.shelf} ${rows === 2 ? css.rows : ''}`}>
        {status === 'asking' || status === 'idle' ? wait : null}
        {shown.length > 0 ? (
          <Suspense fallback={wait}>
            <Carousel label={label} slides={columnsOf(shown, rows)} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

const columnsOf = (products: readonly Product[], rows: number) =>
  Array.from({ length: Math.ceil(products.length / rows) }, (_, column) => {
    const own = products.slice(column * rows, (column + 1) * rows);
    return {
      key: own[0]!.slug,
      content: own.map((product) => <ProductCard key={product.slug} product={product} />),
    };
  });

/** As many as a wide screen shows. */
const atOnce = 5;

const RowWait = ({ rows }: { rows: number }) => (
  <CarouselSkeleton count={atOnce}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={css.bone}>
        <Skeleton square />
        <Skeleton lines={3} />
      </div>
    ))}
  </CarouselSkeleton>
);
