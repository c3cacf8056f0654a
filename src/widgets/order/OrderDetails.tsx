import type { ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { AddressText } from './AddressText';
import css from './Order.module.css';
import { OrderSheet } from './OrderSheet';
import { OrderSteps } from './OrderSteps';
import { getPaymentName } from './paymentName';
import { StatusTag } from './StatusTag';

/** Order details with lines, addresses and totals. The details can be printed. */
export function OrderDetails({ order, actions }: { order: Order; actions?: ReactNode }) {
  const { text, money, date } = useText();
  const payment = getPaymentName(order.payment);
  return (
    <OrderSheet
      sheet={order}
      linesLabel={text('HEADER_ORDER_LINES')}
      title={text('TEXT_ORDER_SHARED', { number: order.number, shop: site.name })}
      facts={[
        [text('TABLE_ORDER_NUMBER'), order.number],
        [text('TABLE_DATE'), date(order.createdAt)],
        [text('TABLE_STATUS'), <StatusTag key="status" status={order.status} />],
        [text('TABLE_HANDOVER'), order.handover && text(handoverTexts[order.handover])],
        [text('TABLE_INVOICE'), order.invoice],
        [text('TABLE_PAYMENT'), payment ? text(payment) : order.payment],
        [
          text('TABLE_AUTHORISATION'),
          order.authorisation &&
            text('TEXT_CARD_TO_VERIFY', {
              amount: money(order.authorisation.amount),
              reference: order.authorisation.reference,
            }),
        ],
        [text('TABLE_CUSTOMER'), [order.customerName, order.customerCode].filter(Boolean).join(' · ')],
        [text('TABLE_SELLER'), order.sellerCode],
        [text('TABLE_NOTES'), order.notes],
      ]}
      actions={actions}
      progress={<OrderSteps status={order.status} />}
    >
      {order.shippingAddress ? (
        <section className={css.card}>
          <h2>{text('HEADER_SHIPPING_ADDRESS')}</h2>
          <AddressText address={order.shippingAddress} />
        </section>
      ) : null}
      {order.billingAddress ? (
        <section className={css.card}>
          <h2>{text('HEADER_BILLING_ADDRESS')}</h2>
          <AddressText address={order.billingAddress} />
        </section>
      ) : null}
    </OrderSheet>
  );
}

const handoverTexts = {
  waiting: 'TEXT_HANDOVER_WAITING',
  delayed: 'TEXT_HANDOVER_DELAYED',
  sent: 'TEXT_HANDOVER_SENT',
} as const;
