import { toUrl } from '@/features/navigation';
import { ordersFeature, ordersSelectors } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { OrdersFailure } from '@/widgets/order/OrdersFailure';
import { Page } from '@/widgets/shell/Page';
import { SellerOrders } from './SellerOrders';

export const features = [ordersFeature];

/** Orders of all customers of the seller, not only of the customer whom the seller serves. */
export default function SellerOrdersPage() {
  const { text } = useText();
  const { scope, status, items, failure } = useAppSelector(ordersSelectors.list);
  const isWaiting = scope !== 'seller' || status === 'idle' || status === 'asking';
  return (
    <Page title={text('LINK_ORDER_HISTORY')}>
      {isWaiting ? (
        <div aria-busy>
          <Skeleton height="block" />
        </div>
      ) : (
        <>
          {status === 'failed' ? <OrdersFailure code={failure} isPartial={items.length > 0} /> : null}
          {items.length > 0 ? <SellerOrders orders={items} /> : null}
          {items.length === 0 && status === 'ready' ? <NoOrders /> : null}
        </>
      )}
    </Page>
  );
}

function NoOrders() {
  const { text } = useText();
  return (
    <EmptyState
      icon={<OrderIcon aria-hidden />}
      title={text('TEXT_NO_ORDERS')}
      action={
        <Link className={getButtonClass()} to={toUrl('customers')}>
          {text('LINK_SELECT_CUSTOMER')}
        </Link>
      }
    >
      {text('TEXT_NO_ORDERS_HINT')}
    </EmptyState>
  );
}
