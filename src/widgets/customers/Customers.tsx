import { Suspense, useCallback } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { EmptyState } from '@/ui/EmptyState';
import { UsersIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { FailureNote } from '../failure/FailureNote';

/** Lazy: the code loads at the same time as the customers. */
const CustomerFinder = lazyPart(() => import('./CustomerFinder'));

/** List of the seller's customers. Also shows that the list is loading or could not be loaded. */
export function Customers({ onChosen }: { onChosen?: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, items } = useAppSelector(authSelectors.customers);
  const served = useAppSelector(authSelectors.servedCustomer)?.code;
  const choosing = useAppSelector(authSelectors.choosing);
  const choose = useCallback(
    (code: string) => {
      // while another customer is loading, the seller can also choose the current customer again
      if (code !== (choosing ?? served)) dispatch(auth.customerChosen({ code }));
      onChosen?.();
    },
    [dispatch, onChosen, served, choosing],
  );
  const waiting = <Skeleton height="block" />;
  if (status === 'failed') return <FailureNote code={null} />;
  if (status !== 'ready') return waiting;
  if (items.length === 0) return <EmptyState icon={<UsersIcon />} title={text('TEXT_NO_CUSTOMERS')} />;
  return (
    <Suspense fallback={waiting}>
      <CustomerFinder onChoose={choose} />
    </Suspense>
  );
}
