import { ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Skeleton } from '@/ui/Skeleton';
import { OrderTable } from '@/widgets/order/OrderTable';
import { OrdersFailure } from '@/widgets/order/OrdersFailure';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import css from './DashboardPage.module.css';

const recent = 5;

export const features = [reorderFeature];

/** Recent orders with reorder buttons. */
export default function RecentOrders() {
  return (
    <>
      <Orders />
      <ReorderHost />
    </>
  );
}

function Orders() {
  const { text } = useText();
  const list = useAppSelector(ordersSelectors.list);
  if (list.scope !== 'customer' || list.status === 'idle' || list.status === 'asking') {
    return <Skeleton height="block" />;
  }
  const hasOrders = list.items.length > 0;
  if (list.status === 'ready' && !hasOrders) return <p className={css.muted}>{text('TEXT_NO_ORDERS')}</p>;
  return (
    <>
      {list.status === 'failed' ? <OrdersFailure code={list.failure} isPartial={hasOrders} /> : null}
      {hasOrders ? (
        <OrderTable
          label={text('HEADER_RECENT_ORDERS')}
          route="order"
          orders={list.items.slice(0, recent)}
          renderAction={(order) => <ReorderButton short order={order} />}
        />
      ) : null}
    </>
  );
}
