import type { ReactNode } from 'react';
import type { Product } from '@/erp/rows/product';
import { useShelf, type Shelf } from '@/features/catalog';
import { SectionHead } from '@/ui/SectionHead';
import { FailureNote } from '../failure/FailureNote';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

/**
 * A titled row of products: its shape while it is asked, a way to ask again when it failed; when there is none the words
 * in `empty`, or nothing at all.
 */
export function ProductShelf({
  title,
  shelf,
  most = 8,
  without,
  order,
  more,
  empty,
}: {
  title: string;
  shelf: Shelf;
  most?: number;
  /** The slug of a product that is not to be repeated. */
  without?: string;
  /** Which come first; else as the ERP has them. */
  order?: (a: Product, b: Product) => number;
  more?: ReactNode;
  empty?: string;
}) {
  const { status, failure, products } = useShelf(shelf);
  const others = products.filter(({ slug }) => slug !== without);
  const shown = (order ? others.sort(order) : others).slice(0, most);
  const isEmpty = status === 'ready' && shown.length === 0;
  if (isEmpty && !empty) return null;
  return (
    <section>
      <SectionHead title={title} more={more} />
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {isEmpty ? <p>{empty}</p> : null}
      {shown.length > 0 ? <ProductGrid products={shown} /> : null}
      {status === 'asking' || status === 'idle' ? <ProductGridSkeleton count={4} /> : null}
    </section>
  );
}
