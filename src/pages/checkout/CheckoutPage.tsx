import { Suspense } from 'react';
import { accountFeature } from '@/features/account';
import { addressesFeature } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { cartPagesFeature, cartSelectors } from '@/features/cart';
import { ordersFeature } from '@/features/orders';
import { paymentFeature } from '@/features/payment';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { Page } from '@/widgets/shell/Page';

/** Lazy: Formik loads after the page is rendered. */
const CheckoutForm = lazyPart(() => import('./CheckoutForm'));
const NothingToOrder = lazyPart(() => import('./NothingToOrder'));

export const features = [accountFeature, addressesFeature, cartPagesFeature, ordersFeature, paymentFeature];

/** Single-page checkout. */
export default function CheckoutPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const lines = useAppSelector(cartSelectors.lines);
  return (
    <Page title={text('BUTTON_CHECKOUT')}>
      <Suspense fallback={<Skeleton height="block" />}>
        {customer && lines.length > 0 ? (
          <CheckoutForm key={customer.code} customer={customer} />
        ) : (
          <NothingToOrder />
        )}
      </Suspense>
    </Page>
  );
}
