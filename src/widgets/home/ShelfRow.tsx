import { useEffect, useState, type ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';
import { gallery } from '@/features/gallery';
import { useAppDispatch } from '@/shared/redux';
import { Skeleton } from '@/ui/Skeleton';
import { CarouselSkeleton } from '../carousel/CarouselSkeleton';
import { FailureNote } from '../failure/FailureNote';
import { useShelfNearViewport } from '../product/useNearShelf';
import css from './Home.module.css';
import { ProductSlides } from './ProductSlides';

interface Props {
  /** Accessible name of the row. */
  label: string;
  shelf: ProductQuery;
  /** Heading. Only shown if there are products. */
  head?: ReactNode;
  most?: number;
  /** Filters and sorts the products. By default the products keep the ERP's order. */
  choose?: (products: readonly Product[]) => readonly Product[];
  /**
   * Whether a row above is still loading, and may contain some of the products. The skeleton then stays, unless this
   * row has already shown products.
   */
  isAskingAbove?: boolean;
  rows?: 1 | 2;
  /** Content if there are no products; default: nothing. */
  empty?: ReactNode;
}

/** Carousel with the products of a query. */
export function ShelfRow({
  label,
  shelf,
  head,
  most: maxProducts = 10,
  choose,
  isAskingAbove = false,
  rows = 1,
  empty = null,
}: Props) {
  const { status, failure, products, want } = useShelfNearViewport(shelf);
  const dispatch = useAppDispatch();
  const shown = (choose?.(products) ?? products).slice(0, maxProducts);
  const [wasShown, setWasShown] = useState(false);
  const isWaiting = isAskingAbove && !wasShown;
  if (!wasShown && !isWaiting && shown.length > 0) setWasShown(true);
  const isReady = status === 'ready' && !isWaiting;
  const isEmpty = isReady && shown.length === 0;
  const { kind } = shelf;
  useEffect(() => {
    if (isEmpty) dispatch(gallery.foundEmpty({ name: kind }));
  }, [isEmpty, kind, dispatch]);
  if (isEmpty) return empty;
  return (
    <>
      {head}
      {failure === null ? null : <FailureNote code={failure} onRetry={want} />}
      <div className={`${css.shelf} ${rows === 2 ? css.rows : ''}`}>
        {isReady || status === 'failed' ? null : <RowSkeleton rows={rows} />}
        {shown.length > 0 && !isWaiting ? <ProductSlides label={label} products={shown} rows={rows} /> : null}
      </div>
    </>
  );
}

/** Number of skeleton cards: as many as fit on a wide screen. */
const skeletonCount = 5;

const RowSkeleton = ({ rows }: { rows: number }) => (
  <CarouselSkeleton count={skeletonCount}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={css.bone}>
        <Skeleton square />
        <Skeleton lines={3} />
      </div>
    ))}
  </CarouselSkeleton>
);
