import { authSelectors } from '@/features/auth';
import { selectPlace, urlOf } from '@/features/navigation';
import { ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { OrderIcon, UsersIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';
import { Orders } from './Orders';

export const features = [reorderFeature];

/** Orders of the customer served, or all of a seller's: the address says which. */
export default function OrdersPage() {
  const { text } = useText();
  const place = useAppSelector(selectPlace);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const isSellers = place?.route === 'sellerOrders';
  return (
    <Page title={text(isSellers ? 'LINK_ORDER_HISTORY' : 'LINK_MY_ORDERS')}>
      {isSellers || customer ? <List route={isSellers ? 'sellerOrders' : 'orders'} /> : <NoCustomer />}
    </Page>
  );
}

function List({ route }: { route: 'orders' | 'sellerOrders' }) {
  const { text } = useText();
  const { scope, status, items, failure } = useAppSelector(ordersSelectors.list);
  const isCurrent = scope === (route === 'orders' ? 'customer' : 'seller');
  if (!isCurrent || status === 'idle' || status === 'asking') {
    return (
      <div aria-busy>
        <Skeleton height="block" />
      </div>
    );
  }
  return (
    <>
      {status === 'failed' ? <FailureNote code={failure} /> : null}
      {items.length > 0 ? <Orders orders={items} route={route} /> : null}
      {items.length === 0 && status === 'ready' ? (
        <EmptyState
          icon={<OrderIcon aria-hidden />}
          title={text('TEXT_NO_ORDERS')}
          action={
            <Link className={buttonClass()} to={urlOf('shop')}>
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

function NoCustomer() {
  const { text } = useText();
  return (
    <EmptyState
      icon={<UsersIcon aria-hidden />}
      title={text('TEXT_NO_CUSTOMER_CHOSEN')}
      action={
        <Link className={buttonClass()} to={urlOf('customers')}>
          {text('LINK_SELECT_CUSTOMER')}
        </Link>
      }
    />
  );
}
