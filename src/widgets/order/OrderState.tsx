import type { ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import { toUrl } from '@/features/navigation';
import { ordersSelectors } from '@/features/orders';
import { authSelectors } from '@/features/auth';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '../failure/FailureNote';
import { Page } from '../shell/Page';

/** Link to the list of orders of the customer or the seller. */
export function OrdersLink() {
  const { text } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <Link
      className={getButtonClass({ variant: 'secondary', size: 'small' })}
      to={toUrl(isSeller ? 'sellerOrders' : 'orders')}
    >
      {text(isSeller ? 'LINK_ORDER_HISTORY' : 'LINK_MY_ORDERS')}
    </Link>
  );
}

/** Page for an order that does not exist, or that belongs to another account. */
export function MissingOrderPage() {
  const { text } = useText();
  return (
    <Page title={text('TEXT_ORDER_NOT_FOUND')}>
      <p>{text('TEXT_ORDER_NOT_FOUND_HINT')}</p>
      <p>
        <OrdersLink />
      </p>
    </Page>
  );
}

/** Loads the order with this id or token. Also shows that the order is loading or could not be loaded. */
export function OrderState({ id, children }: { id: string; children: (order: Order) => ReactNode }) {
  const { text } = useText();
  const order = useAppSelector(ordersSelectors.order);
  if (order.id !== id || order.status === 'idle' || order.status === 'asking') {
    return (
      <div aria-busy>
        <Skeleton lines={2} />
        <Skeleton height="block" />
      </div>
    );
  }
  if (order.status === 'missing') {
    return (
      <EmptyState
        icon={<OrderIcon aria-hidden />}
        title={text('TEXT_ORDER_NOT_FOUND')}
        action={<OrdersLink />}
      >
        {text('TEXT_ORDER_NOT_FOUND_HINT')}
      </EmptyState>
    );
  }
  return order.value ? children(order.value) : <FailureNote code={order.failure} />;
}
