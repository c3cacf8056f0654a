import { useRef, type ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';
import { SectionHead } from '@/ui/SectionHead';
import { useNearViewport } from '@/ui/useNearViewport';
import { FailureNote } from '../failure/FailureNote';
import css from './ProductCard.module.css';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';
import { useShelfNearViewport } from './useNearShelf';

interface Props {
  title: string;
  shelf: ProductQuery;
  most?: number;
  /** Filters and sorts the products. By default the products keep the ERP's order. */
  choose?: (products: readonly Product[]) => readonly Product[];
  /** Whether `choose` needs data that are still loading. The skeleton then stays, even if the products have loaded. */
  isWaiting?: boolean;
  more?: ReactNode;
  empty?: string;
}

/** Row with a title and the products of a query. The products are requested when the row comes near the viewport. */
export function ProductShelf(props: Props) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNearViewport(place);
  return (
    <section ref={place} className={css.whole}>
      {isNear ? (
        <NearShelf {...props} />
      ) : (
        <>
          <SectionHead title={props.title} more={props.more} />
          <ProductGridSkeleton count={5} busy={false} />
        </>
      )}
    </section>
  );
}

/**
 * Shows a skeleton while loading, and a retry button after a failure. If there are no products, shows `empty` or
 * nothing.
 */
function NearShelf({ title, shelf, most: maxProducts = 10, choose, isWaiting, more, empty }: Props) {
  const { status, failure, products, want } = useShelfNearViewport(shelf);
  const shown = isWaiting ? [] : (choose?.(products) ?? products).slice(0, maxProducts);
  const isEmpty = status === 'ready' && !isWaiting && shown.length === 0;
  if (isEmpty && !empty) return null;
  return (
    <>
      <SectionHead title={title} more={more} />
      {failure === null ? null : <FailureNote code={failure} onRetry={want} />}
      {isEmpty ? <p>{empty}</p> : null}
      {shown.length > 0 ? <ProductGrid products={shown} /> : null}
      {status === 'asking' || status === 'idle' || (isWaiting && status === 'ready') ? (
        <ProductGridSkeleton count={5} />
      ) : null}
    </>
  );
}
