import { useNavigate } from 'react-router';
import type { Order } from '@/erp/rows/order';
import { catalogSelectors } from '@/features/catalog';
import { keepsScroll, selectPlace, toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextField } from '@/ui/Field';
import { FoundStatus } from '@/widgets/pagination/FoundStatus';
import { SearchIcon } from '@/ui/icons';
import { useOptimisticValue } from '@/ui/useOptimisticValue';
import { longestSearch } from '@/widgets/order/searchOrders';
import { OrderTable } from '@/widgets/order/OrderTable';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { listOrders, readOrderQuery, writeOrderQuery, type OrderQuery } from './orderList';
import css from './OrdersPage.module.css';
import { StatusFilter } from './StatusFilter';

/** List of orders that match the search, status and page in the URL. */
export function Orders({ orders }: { orders: readonly Order[] }) {
  const { text } = useText();
  const navigate = useNavigate();
  const products = useAppSelector(catalogSelectors.products);
  const query = readOrderQuery(useAppSelector(selectPlace)?.query ?? {}, orders);
  const { page: _, ...shownQuery } = query;
  const [filters, choose] = useOptimisticValue(shownQuery, deepEqual);
  const getUrl = (changes: Partial<OrderQuery>) =>
    toUrl('orders', {}, writeOrderQuery({ ...filters, page: 1, ...changes }));
  const type = (search: string) => {
    choose({ ...filters, search });
    // a search adds one history entry, however many keys were typed
    void navigate(getUrl({ search }), { ...keepsScroll, replace: filters.search !== '' });
  };
  const list = listOrders(orders, { ...query, ...filters }, (sku) => products[sku]?.partNumber ?? '');
  return (
    <>
      <div className={css.bar}>
        <TextField
          type="search"
          label={text('INPUT_FIND_ORDERS')}
          autoComplete="off"
          maxLength={longestSearch}
          value={filters.search}
          onChange={({ target }) => type(target.value)}
        />
        <StatusFilter
          list={list}
          current={filters.status}
          addressOf={(status) => getUrl({ status })}
          onChoose={(status) => choose({ ...filters, status })}
        />
      </div>
      <FoundStatus count={list.found}>{text('TEXT_ORDERS_FOUND', { count: list.found })}</FoundStatus>
      {list.found > 0 ? (
        <OrderTable
          label={text('HEADER_ORDERS')}
          route="order"
          orders={list.shown}
          renderAction={(order) => <ReorderButton short order={order} />}
        />
      ) : (
        <EmptyState
          icon={<SearchIcon aria-hidden />}
          title={text('TEXT_NO_ORDERS_FOUND')}
          action={
            <Link
              className={getButtonClass({ variant: 'secondary' })}
              to={toUrl('orders')}
              {...keepsScroll}
              onFollow={() => choose({ search: '', status: '' })}
            >
              {text('LINK_ALL_ORDERS')}
            </Link>
          }
        >
          {text('TEXT_NO_ORDERS_FOUND_HINT')}
        </EmptyState>
      )}
      <PaginationLinks current={list.page} total={list.pages} addressOf={(page) => getUrl({ page })} />
    </>
  );
}
