import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { ordersFeature, ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { OrdersFailure } from '@/widgets/order/OrdersFailure';
import { NoCustomer } from '@/widgets/accountMenu/NoCustomer';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';
import { Orders } from './Orders';

export const features = [ordersFeature, reorderFeature];

export default function OrdersPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  return <Page title={text('LINK_MY_ORDERS')}>{customer ? <List /> : <NoCustomer />}</Page>;
}

function List() {
  const { text } = useText();
  const { scope, status, items, failure } = useAppSelector(ordersSelectors.list);
  const isCurrent = scope === 'customer';
  if (!isCurrent || status === 'idle' || status === 'asking') {
    return (
      <div aria-busy>
        <Skeleton height="block" />
      </div>
    );
  }
  return (
    <>
      {status === 'failed' ? <OrdersFailure code={failure} isPartial={items.length > 0} /> : null}
      {items.length > 0 ? <Orders orders={items} /> : null}
      {items.length === 0 && status === 'ready' ? (
        <EmptyState
          icon={<OrderIcon aria-hidden />}
          title={text('TEXT_NO_ORDERS')}
          action={
            <Link className={getButtonClass()} to={toUrl('shop')}>
              {text('LINK_GO_TO_SHOP')}
            </Link>
          }
        >
          {text('TEXT_NO_ORDERS_HINT')}
        </EmptyState>
      ) : null}
      <ReorderHost />
    </>
  );
}
