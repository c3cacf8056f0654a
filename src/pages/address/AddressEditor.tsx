import { Suspense } from 'react';
import type { Address } from '@/erp/rows/address';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import css from '@/widgets/form/Form.module.css';

/** Lazy: Formik loads after the page is rendered. */
const AddressForm = lazyPart(() => import('./AddressForm'));

/** Editor of an address that the customer saved; null for a new address. */
export function AddressEditor({ address }: { address: Address | null }) {
  return (
    <div className={`${css.card} ${css.wide}`}>
      <Suspense fallback={<Skeleton height="block" />}>
        <AddressForm address={address} />
      </Suspense>
    </div>
  );
}
