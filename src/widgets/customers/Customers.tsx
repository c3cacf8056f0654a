import { Suspense, useCallback } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { EmptyState } from '@/ui/EmptyState';
import { UsersIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { FailureNote } from '../failure/FailureNote';

/** What draws 10,000 rows comes while they are asked for. */
const CustomerFinder = lazyPart(() => import('./CustomerFinder'));

/** The seller's customers to choose from, or what there is to say until they are there. */
export function Customers({ onChosen }: { onChosen?: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, items } = useAppSelector(authSelectors.customers);
  const served = useAppSelector(authSelectors.servedCustomer)?.code;
  const choosing = useAppSelector(authSelectors.choosing);
  const choose = useCallback(
    (code: string) => {
      // back to the one served, too, while another is on its way
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
