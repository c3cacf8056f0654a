import type { ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { PrinterIcon, ShareIcon } from '@/ui/icons';
import { shareUrl } from '../cart/whatsappShare';
import cartCss from '../cart/Cart.module.css';
import { AddressText } from './AddressText';
import css from './Order.module.css';
import { OrderLines } from './OrderLines';
import { OrderSteps } from './OrderSteps';
import { getPaymentName } from './paymentName';
import { StatusTag } from './StatusTag';

/** Order details with lines, addresses and totals; printable. */
export function OrderDetails({ order, actions }: { order: Order; actions?: ReactNode }) {
  const { text, money, date } = useText();
  const payment = getPaymentName(order.payment);
  const shared = [
    text('TEXT_ORDER_SHARED', { number: order.number, shop: site.name }),
    ...order.lines.map((line) => `${line.quantity} × ${line.name} (${line.sku}): ${money(line.total)}`),
    `${text('TABLE_TOTAL')}: ${money(order.total)}`,
  ].join('\n');
  return (
    <>
      <p className={css.letterhead}>{[site.name, site.address, site.phone, site.email].join(' · ')}</p>
      <div className={css.head}>
        <Facts
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
          ]}
        />
        <div className={css.actions}>
          {actions}
          <a
            className={getButtonClass({ variant: 'secondary', size: 'small' })}
            href={shareUrl(shared)}
            target="_blank"
            rel="noreferrer"
          >
            <ShareIcon aria-hidden />
            {text('LINK_SHARE_WHATSAPP')}
          </a>
          <Button
            variant="secondary"
            size="small"
            icon={<PrinterIcon aria-hidden />}
            onClick={() => window.print()}
          >
            {text('BUTTON_PRINT')}
          </Button>
        </div>
      </div>
      <OrderSteps status={order.status} />
      <OrderLines lines={order.lines} />
      <div className={css.after}>
        <div className={css.addresses}>
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
        </div>
        <section className={css.card}>
          <h2>{text('HEADER_SUMMARY')}</h2>
          <dl className={cartCss.totals}>
            <dt>{text('TABLE_SUBTOTAL')}</dt>
            <dd>{money(order.subtotal)}</dd>
            {order.totals.map(({ title, price }) => (
              <OtherTotal key={title} title={title} price={money(price)} />
            ))}
            <dt className={cartCss.total}>{text('TABLE_TOTAL')}</dt>
            <dd className={cartCss.total}>{money(order.total)}</dd>
          </dl>
        </section>
      </div>
    </>
  );
}

/** Additional total between subtotal and total, with the order's own name; IVA is translated. */
function OtherTotal({ title, price }: { title: string; price: string }) {
  const { text } = useText();
  const percent = /^IVA (\d+) %$/.exec(title)?.[1];
  return (
    <>
      <dt>{percent ? text('TABLE_IVA', { percent }) : title}</dt>
      <dd>{price}</dd>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

const handoverTexts = {
  waiting: 'TEXT_HANDOVER_WAITING',
  delayed: 'TEXT_HANDOVER_DELAYED',
  sent: 'TEXT_HANDOVER_SENT',
} as const;
