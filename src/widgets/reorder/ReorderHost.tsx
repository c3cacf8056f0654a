import { Suspense } from 'react';
import { reorderSelectors } from '@/features/reorder';
import { withFeatures } from '@/shared/feature';
import { useAppSelector } from '@/shared/redux';
import { late } from '../failure/late';

const ReorderDialog = late(withFeatures(() => import('./ReorderDialog')));

/** Where the dialog of an order asked for again opens; its code comes with the first. */
export function ReorderHost() {
  const order = useAppSelector(reorderSelectors.order);
  return order ? (
    <Suspense>
      <ReorderDialog order={order} />
    </Suspense>
  ) : null;
}
