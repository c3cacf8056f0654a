import type { ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import tableCss from '@/ui/Table.module.css';
import css from './Order.module.css';
import { StatusTag } from './StatusTag';

/** Table of orders with links. Sellers also see the customer of each order. */
export function OrderTable({
  orders,
  route,
  label,
  renderAction,
}: {
  orders: readonly Order[];
  route: 'order' | 'sellerOrder';
  label: string;
  /** Renders the action at the end of an order's row. */
  renderAction?: (order: Order) => ReactNode;
}) {
  const { text, money, number, date } = useText();
  const showsCustomer = route === 'sellerOrder';
  return (
    <table className={`${tableCss.table} ${showsCustomer ? css.seller : css.own}`} aria-label={label}>
      <thead>
        <tr>
          <th>{text('TABLE_ORDER_NUMBER')}</th>
          <th>{text('TABLE_DATE')}</th>
          {showsCustomer ? <th>{text('TABLE_CUSTOMER')}</th> : null}
          <th>{text('TABLE_STATUS')}</th>
          <th>{text('TABLE_INVOICE')}</th>
          <th className={tableCss.number}>{text('INPUT_QUANTITY')}</th>
          <th className={tableCss.number}>{text('TEXT_TOTAL_WITH_IVA')}</th>
          {renderAction ? <th className={tableCss.number}>{text('TABLE_ACTION')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td data-label={text('TABLE_ORDER_NUMBER')}>
              <Link className={css.number} to={toUrl(route, { id: order.id })}>
                {order.number}
              </Link>
            </td>
            <td data-label={text('TABLE_DATE')} className={tableCss.whole}>
              {date(order.createdAt)}
            </td>
            {showsCustomer ? <td data-label={text('TABLE_CUSTOMER')}>{order.customerName}</td> : null}
            <td data-label={text('TABLE_STATUS')}>
              <StatusTag status={order.status} />
            </td>
            <td data-label={text('TABLE_INVOICE')} className={order.invoice ? tableCss.whole : tableCss.none}>
              {order.invoice ?? '—'}
            </td>
            <td data-label={text('INPUT_QUANTITY')} className={tableCss.number}>
              {number(order.quantity)}
            </td>
            <td data-label={text('TEXT_TOTAL_WITH_IVA')} className={tableCss.number}>
              {money(order.total)}
            </td>
            {renderAction ? <td className={css.rowAction}>{renderAction(order)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
