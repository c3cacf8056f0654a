import { Suspense, type ReactNode } from 'react';
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
  const customer = useAppSelector(authSelectors.servedCustomer);
  const lines = useAppSelector(cartSelectors.lines);
  const placement = useAppSelector(ordersSelectors.placement);
  if (!customer) {
    return (
      <WayOn
        icon={<UsersIcon aria-hidden />}
        title="TEXT_CHECKOUT_WITHOUT_CUSTOMER"
        to={toUrl('customers')}
        link="LINK_SELECT_CUSTOMER"
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
      <WayOn
        icon={<CheckIcon aria-hidden />}
        title="HEADER_ORDER_PLACED"
        to={toUrl('orderPlaced', { token: placement.token })}
        link="LINK_SEE_ORDER"
      />
    );
  }
  return (
    <WayOn
      icon={<CartIcon aria-hidden />}
      title="TEXT_CART_EMPTY"
      to={toUrl('shop')}
      link="LINK_GO_TO_SHOP"
    />
  );
}

interface WayOnProps {
  icon: ReactNode;
  title: string;
  to: string;
  link: string;
}

/** Shown where there is nothing to order, with the link to what comes first. `title` and `link` are ids of texts. */
function WayOn({ icon, title, to, link }: WayOnProps) {
  const { text } = useText();
  return (
    <EmptyState
      icon={icon}
      title={text(title)}
      action={
        <Link className={getButtonClass()} to={to}>
          {text(link)}
        </Link>
      }
    />
  );
}
