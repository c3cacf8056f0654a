import type { Order } from '@/erp/rows/order';
import type { CsvColumn } from '@/shared/csv';
import { useText } from '@/shared/text';
import { toEcuadorDate, getToday } from '@/shared/time';
import { EmptyState } from '@/ui/EmptyState';
import { FoundStatus } from '@/widgets/pagination/FoundStatus';
import { SearchIcon } from '@/ui/icons';
import { CsvButton } from '@/widgets/csv/CsvButton';
import { OrderTable } from '@/widgets/order/OrderTable';
import { getPaymentName } from '@/widgets/order/paymentName';
import { getStatusName } from '@/widgets/order/StatusTag';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { Filters } from './Filters';
import { listSellerOrders, type SellerOrderList } from './sellerOrderList';
import css from './SellerOrdersPage.module.css';
import { useSellerOrderQuery } from './useSellerOrderQuery';

/** Order history: totals, one page of orders, and a CSV export of all filtered orders. */
export function SellerOrders({ orders }: { orders: readonly Order[] }) {
  const { text } = useText();
  const { query, change, pageAddress } = useSellerOrderQuery();
  const list = listSellerOrders(orders, query);
  return (
    <>
      <Filters query={query} statuses={list.statuses} onChange={change} />
      <Totals list={list} />
      {list.found.length > 0 ? (
        <OrderTable label={text('HEADER_ORDERS')} route="sellerOrder" orders={list.shown} />
      ) : (
        <EmptyState icon={<SearchIcon aria-hidden />} title={text('TEXT_NO_ORDERS_FOUND')}>
          {text('TEXT_NO_HISTORY_FOUND_HINT')}
        </EmptyState>
      )}
      <PaginationLinks current={list.page} total={list.pages} addressOf={pageAddress} />
    </>
  );
}

/** Totals of all filtered orders. Every page shows the same totals. */
function Totals({ list: { found, totals } }: { list: SellerOrderList }) {
  const { text, money, number } = useText();
  return (
    <div className={css.totals}>
      <FoundStatus count={found.length}>{text('TEXT_ORDERS_FOUND', { count: found.length })}</FoundStatus>
      <dl>
        <div>
          <dt>{text('INPUT_QUANTITY')}</dt>
          <dd>{number(totals.quantity)}</dd>
        </div>
        <div>
          <dt>{text('TABLE_SUBTOTAL')}</dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>{text('TEXT_TOTAL_WITH_IVA')}</dt>
          <dd>
            <strong>{money(totals.total)}</strong>
          </dd>
        </div>
      </dl>
      <CsvButton
        name={`${text('TEXT_SELLER_ORDERS_FILE')}-${getToday()}.csv`}
        rows={found}
        columns={useColumns()}
      />
    </div>
  );
}

function useColumns(): CsvColumn<Order>[] {
  const { text } = useText();
  const translate = (id: string | null, word: string) => (id ? text(id) : word);
  return [
    { head: text('TABLE_ORDER_NUMBER'), cell: (order) => order.number },
    { head: text('TABLE_DATE'), cell: (order) => toEcuadorDate(order.createdAt) },
    { head: text('TABLE_CODE'), cell: (order) => order.customerCode },
    { head: text('TABLE_CUSTOMER'), cell: (order) => order.customerName },
    { head: text('TABLE_STATUS'), cell: ({ status }) => translate(getStatusName(status), status) },
    { head: text('TABLE_INVOICE'), cell: (order) => order.invoice },
    { head: text('INPUT_QUANTITY'), cell: (order) => order.quantity },
    { head: text('TABLE_SUBTOTAL'), cell: (order) => ({ cents: order.subtotal }) },
    { head: text('TEXT_TOTAL_WITH_IVA'), cell: (order) => ({ cents: order.total }) },
    { head: text('TABLE_PAYMENT'), cell: ({ payment }) => translate(getPaymentName(payment), payment) },
  ];
}
