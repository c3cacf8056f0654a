import { Suspense } from 'react';
import { accountFeature } from '@/features/account';
import { addressesFeature } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { cartPagesFeature, cartSelectors } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { ordersFeature, ordersSelectors } from '@/features/orders';
import { paymentFeature } from '@/features/payment';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { CartIcon, CheckIcon, UsersIcon } from '@/ui/icons';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { Page } from '@/widgets/shell/Page';
import { Skeleton } from '@/ui/Skeleton';

/** Lazy: Formik loads after the page is rendered. */
const CheckoutForm = lazyPart(() => import('./CheckoutForm'));

export const features = [accountFeature, addressesFeature, cartPagesFeature, ordersFeature, paymentFeature];

/** Single-page checkout. */
export default function CheckoutPage() {
  const { text } = useText();
  return (
    <Page title={text('BUTTON_CHECKOUT')}>
      <Step />
    </Page>
  );
}

/** Current step: choose a customer, fill the cart, see the placed order, or order. */
function Step() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  const lines = useAppSelector(cartSelectors.lines);
  const placement = useAppSelector(ordersSelectors.placement);
  if (!customer) {
    return (
      <EmptyState
        icon={<UsersIcon aria-hidden />}
        title={text('TEXT_CHECKOUT_WITHOUT_CUSTOMER')}
        action={
          <Link className={getButtonClass()} to={toUrl('customers')}>
            {text('LINK_SELECT_CUSTOMER')}
          </Link>
        }
      />
    );
  }
  if (lines.length > 0) {
    return (
      <Suspense fallback={<Skeleton height="block" />}>
        <CheckoutForm key={customer.code} customer={customer} />
      </Suspense>
    );
  }
  if (placement.status === 'placed') {
    return (
      <EmptyState
        icon={<CheckIcon aria-hidden />}
        title={text('HEADER_ORDER_PLACED')}
        action={
          <Link className={getButtonClass()} to={toUrl('orderPlaced', { token: placement.token })}>
            {text('LINK_SEE_ORDER')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<CartIcon aria-hidden />}
      title={text('TEXT_CART_EMPTY')}
      action={
        <Link className={getButtonClass()} to={toUrl('shop')}>
          {text('LINK_GO_TO_SHOP')}
        </Link>
      }
    />
  );
}
