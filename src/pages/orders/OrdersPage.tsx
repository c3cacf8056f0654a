import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import { selectPlace, urlOf } from '@/features/navigation';
import { ordersSelectors, type OrdersState } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextField } from '@/ui/Field';
import { OrderIcon, UsersIcon } from '@/ui/icons';
import { Pagination } from '@/ui/Pagination';
import { Skeleton } from '@/ui/Skeleton';
import { FailureNote } from '@/widgets/failure/FailureNote';
import { OrderTable } from '@/widgets/order/OrderTable';
import { Page } from '@/widgets/shell/Page';
import css from './OrdersPage.module.css';

const pageSize = 16;

/** Orders of the customer served, or all of a seller's: the address says which. */
export default function OrdersPage() {
  const { text } = useText();
  const place = useAppSelector(selectPlace);
  const customer = useAppSelector(authSelectors.servedCustomer);
  const list = useAppSelector(ordersSelectors.list);
  const isSellers = place?.route === 'sellerOrders';
  const isCurrent = list.scope === (isSellers ? 'seller' : 'customer');
  const isWaiting = !isCurrent || list.status === 'idle' || list.status === 'asking';
  return (
    <Page title={text(isSellers ? 'LINK_ORDER_HISTORY' : 'LINK_MY_ORDERS')}>
      {!isSellers && !customer ? (
        <NoCustomer />
      ) : (
        <>
          {isCurrent && list.status === 'failed' ? <FailureNote code={list.failure} /> : null}
          {isWaiting ? (
            <div aria-busy>
              <Skeleton height="block" />
            </div>
          ) : (
            <Orders list={list} route={isSellers ? 'sellerOrders' : 'orders'} />
          )}
        </>
      )}
    </Page>
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

const pageOf = (typed: string | undefined, last: number): number => {
  const page = Number(typed);
  return Number.isInteger(page) ? Math.max(1, Math.min(last, page)) : 1;
};

function Orders({ list, route }: { list: OrdersState['list']; route: 'orders' | 'sellerOrders' }) {
  const { text } = useText();
  const navigate = useNavigate();
  const place = useAppSelector(selectPlace);
  const [typed, setTyped] = useState('');

  const wanted = typed.trim().toLowerCase();
  const found = list.items.filter(({ number: name, customerName, customerCode, invoice }) =>
    [name, customerName, customerCode, invoice ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  );
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const page = pageOf(place?.query.page, last);
  const address = (to: number) => urlOf(route, {}, { page: to === 1 ? '' : String(to) });

  if (list.items.length === 0) {
    if (list.status === 'failed') return null;
    return (
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
    );
  }
  return (
    <>
      <div className={css.bar}>
        <TextField
          type="search"
          label={text('INPUT_FILTER_ORDERS')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            // what is found begins on the first page
            if (page > 1) void navigate(address(1), { replace: true });
          }}
        />
      </div>
      <p role="status">{text('TEXT_ORDERS_FOUND', { count: found.length })}</p>
      {found.length > 0 ? (
        <OrderTable
          label={text('HEADER_ORDERS')}
          route={route === 'orders' ? 'order' : 'sellerOrder'}
          orders={found.slice((page - 1) * pageSize, page * pageSize)}
        />
      ) : null}
      <Pagination
        current={page}
        total={last}
        label={text('TEXT_PAGES')}
        previousLabel={text('LINK_PREVIOUS_PAGE')}
        nextLabel={text('LINK_NEXT_PAGE')}
        pageLabel={(to) => text('LINK_PAGE', { number: to })}
        renderLink={(to, attributes, content) => (
          <Link to={address(to)} {...attributes}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
