import { Suspense } from 'react';
import { reorderSelectors } from '@/features/reorder';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { useAppSelector } from '@/shared/redux';
import { lazyPart } from '../failure/lazyWithBoundary';

const ReorderDialog = lazyPart(createFeatureLoader(() => import('./ReorderDialog')));

/** Renders the reorder dialog. The dialog's code loads at the first reorder. */
export function ReorderHost() {
  const order = useAppSelector(reorderSelectors.order);
  return order ? (
    <Suspense>
      <ReorderDialog order={order} />
    </Suspense>
  ) : null;
}
