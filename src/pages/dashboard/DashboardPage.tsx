import { Suspense } from 'react';
import type { Account } from '@/erp/rows/account';
import { accountFeature } from '@/features/account';
import { addressesFeature } from '@/features/addresses';
import { authSelectors } from '@/features/auth';
import { toUrl } from '@/features/navigation';
import { ordersFeature } from '@/features/orders';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '@/widgets/failure/lazyWithBoundary';
import { NoCustomer } from '@/widgets/accountMenu/NoCustomer';
import { Page } from '@/widgets/shell/Page';
import { BalanceCard, AddressCard, ProfileCard } from './cards';
import css from './DashboardPage.module.css';

/** Lazy, because the orders are below the fold and need the reorder feature. */
const RecentOrders = lazyPart(createFeatureLoader(() => import('./RecentOrders')));

export const features = [accountFeature, addressesFeature, ordersFeature];

/** Account dashboard of a customer, or of the customer whom the seller serves. */
export default function DashboardPage() {
  const { text } = useText();
  const customer = useAppSelector(authSelectors.servedCustomer);
  return (
    <Page title={text('LINK_DASHBOARD')}>{customer ? <Overview customer={customer} /> : <NoCustomer />}</Page>
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
          more={<Link to={toUrl('orders')}>{text('LINK_ALL_ORDERS')}</Link>}
        />
        <Suspense fallback={<Skeleton height="block" />}>
          <RecentOrders />
        </Suspense>
      </section>
      <nav className={css.links} aria-label={text('LINK_MY_ACCOUNT')}>
        <Link className={getButtonClass()} to={toUrl('shop')}>
          {text('LINK_GO_TO_SHOP')}
        </Link>
        <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('quickOrder')}>
          {text('LINK_QUICK_ORDER')}
        </Link>
        <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('statement')}>
          {text('LINK_STATEMENT')}
        </Link>
        <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('garage')}>
          {text('LINK_GARAGE')}
        </Link>
        <Link className={getButtonClass({ variant: 'secondary' })} to={toUrl('cart')}>
          {text('BUTTON_VIEW_CART')}
        </Link>
      </nav>
    </>
  );
}
