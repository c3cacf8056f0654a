import { Suspense } from 'react';
import type { Account } from '@/erp/rows/account';
import { accountFeature } from '@/features/account';
import { addressesFeature } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { urlOf } from '@/features/navigation';
import { ordersFeature, ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { late } from '@/widgets/failure/late';
import { OrderTable } from '@/widgets/order/OrderTable';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';
import { BalanceCard, AddressCard, ProfileCard } from './cards';
import css from './DashboardPage.module.css';

const recent = 5;

/** For sellers alone. */
const NoCustomer = late(async () => ({
  default: (await import('@/widgets/accountMenu/NoCustomer')).NoCustomer,
}));

export const features = [accountFeature, addressesFeature, ordersFeature, reorderFeature];

/** The customer's account at a glance; a seller sees that of the customer served. */
export default function DashboardPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <Page title={text('LINK_DASHBOARD')}>
      <Suspense>{customer ? <Overview customer={customer} /> : <NoCustomer />}</Suspense>
    </Page>
  );
}

function Overview({ customer }: { customer: Account }) {
  const { text } = useText();
  return (
    <>
      <div className={css.cards}>
        <ProfileCard customer={customer} />
        <AddressCard />
        <BalanceCard />
      </div>
      <section>
        <SectionHead
          title={text('HEADER_RECENT_ORDERS')}
          more={<Link to={urlOf('orders')}>{text('LINK_ALL_ORDERS')}</Link>}
        />
        <RecentOrders />
        <ReorderHost />
      </section>
      <nav className={css.links} aria-label={text('LINK_MY_ACCOUNT')}>
        <Link className={buttonClass()} to={urlOf('shop')}>
          {text('LINK_GO_TO_SHOP')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={urlOf('quickOrder')}>
          {text('LINK_QUICK_ORDER')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={urlOf('statement')}>
          {text('LINK_STATEMENT')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={urlOf('garage')}>
          {text('LINK_GARAGE')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={urlOf('cart')}>
          {text('BUTTON_VIEW_CART')}
        </Link>
      </nav>
    </>
  );
}

function RecentOrders() {
  const { text } = useText();
  const list = useAppSelector(ordersSelectors.list);
  if (list.scope !== 'customer' || list.status === 'idle' || list.status === 'asking') {
    return <Skeleton height="block" />;
  }
  if (list.status === 'failed') return <FailureNote code={list.failure} />;
  if (list.items.length === 0) return <p className={css.muted}>{text('TEXT_NO_ORDERS')}</p>;
  return (
    <OrderTable
      label={text('HEADER_RECENT_ORDERS')}
      route="order"
      orders={list.items.slice(0, recent)}
      actionOf={(order) => <ReorderButton short order={order} />}
    />
  );
}
