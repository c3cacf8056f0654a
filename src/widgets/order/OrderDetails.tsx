import { Fragment, type ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import type { Cents } from '@/shared/money';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { Button, getButtonClass } from '@/ui/Button';
import { PrinterIcon, ShareIcon } from '@/ui/icons';
import { shareUrl } from '../cart/whatsappShare';
import cartCss from '../cart/Cart.module.css';
import { AddressText } from './AddressText';
import css from './Order.module.css';
import { OrderLines } from './OrderLines';
import { nameTotal, writeOrderText } from './orderText';
import { OrderSteps } from './OrderSteps';
import { getPaymentName } from './paymentName';
import { StatusTag } from './StatusTag';

/** Order details with lines, addresses and totals; printable. */
export function OrderDetails({ order, actions }: { order: Order; actions?: ReactNode }) {
  const words = useText();
  const { text, money, date } = words;
  /** The totals that the page, its print and the message name. */
  const totals: [name: string, cents: Cents][] = [
    [text('TABLE_SUBTOTAL'), order.subtotal],
    ...order.totals.map(({ title, price }): [string, Cents] => [nameTotal(title, words), price]),
    [text('TEXT_TOTAL_WITH_IVA'), order.total],
  ];
  const payment = getPaymentName(order.payment);
  const title = text('TEXT_ORDER_SHARED', { number: order.number, shop: site.name });
  const shared = writeOrderText({ title, lines: order.lines, totals }, words);
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
            {totals.map(([name, cents], at) => {
              const className = at === totals.length - 1 ? cartCss.total : undefined;
              return (
                <Fragment key={name}>
                  <dt className={className}>{name}</dt>
                  <dd className={className}>{money(cents)}</dd>
                </Fragment>
              );
            })}
          </dl>
        </section>
      </div>
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
