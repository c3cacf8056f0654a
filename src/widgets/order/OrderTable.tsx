import type { ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import tableCss from '@/ui/Table.module.css';
import css from './Order.module.css';
import { StatusTag } from './StatusTag';

/** Orders in rows, each a way to its page; a seller's also say whose they are. */
export function OrderTable({
  orders,
  route,
  label,
  actionOf,
}: {
  orders: readonly Order[];
  route: 'order' | 'sellerOrder';
  label: string;
  /** What can be done with an order, at the end of its row. */
  actionOf?: (order: Order) => ReactNode;
}) {
  const { text, money, number, date } = useText();
  const showsCustomer = route === 'sellerOrder';
  return (
    <table className={tableCss.table} aria-label={label}>
      <thead>
        <tr>
          <th>{text('TABLE_ORDER_NUMBER')}</th>
          <th>{text('TABLE_DATE')}</th>
          {showsCustomer ? <th>{text('TABLE_CUSTOMER')}</th> : null}
          <th>{text('TABLE_STATUS')}</th>
          <th>{text('TABLE_INVOICE')}</th>
          <th className={tableCss.number}>{text('INPUT_QUANTITY')}</th>
          <th className={tableCss.number}>{text('TABLE_TOTAL')}</th>
          {actionOf ? <th className={tableCss.number}>{text('TABLE_ACTION')}</th> : null}
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
            <td data-label={text('TABLE_DATE')}>{date(order.createdAt)}</td>
            {showsCustomer ? <td data-label={text('TABLE_CUSTOMER')}>{order.customerName}</td> : null}
            <td data-label={text('TABLE_STATUS')}>
              <StatusTag status={order.status} />
            </td>
            <td data-label={text('TABLE_INVOICE')} className={order.invoice ? undefined : tableCss.none}>
              {order.invoice ?? '—'}
            </td>
            <td data-label={text('INPUT_QUANTITY')} className={tableCss.number}>
              {number(order.quantity)}
            </td>
            <td data-label={text('TABLE_TOTAL')} className={tableCss.number}>
              {money(order.total)}
            </td>
            {actionOf ? <td className={css.rowAction}>{actionOf(order)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
