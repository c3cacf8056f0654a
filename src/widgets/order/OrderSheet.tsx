import { Fragment, type ReactNode } from 'react';
import type { Order } from '@/erp/rows/order';
import type { Cents } from '@/shared/money';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { shareUrl } from '../cart/whatsappShare';
import cartCss from '../cart/Cart.module.css';
import { PrintButton } from '@/widgets/print/PrintButton';
import css from './Order.module.css';
import { OrderLines } from './OrderLines';
import { nameTotal, writeOrderText } from './orderText';

interface Props {
  sheet: Pick<Order, 'lines' | 'subtotal' | 'totals' | 'total'>;
  facts: readonly (readonly [string, ReactNode])[];
  /** Accessible name of the table of lines. */
  linesLabel: string;
  /** First line of the shared message. */
  title: string;
  /** Last lines of the shared message. */
  ending?: readonly string[];
  actions?: ReactNode;
  /** Content between the facts and the lines. */
  progress?: ReactNode;
  /** Content beside the totals. */
  children?: ReactNode;
}

/** Sheet of an order or a quotation: facts, lines and totals. The sheet can be printed and shared as a message. */
export function OrderSheet({
  sheet,
  facts,
  linesLabel,
  title,
  ending = [],
  actions,
  progress,
  children,
}: Props) {
  const words = useText();
  const { text, money } = words;
  /** Totals, which the page, the printed page and the message show. */
  const totals: [name: string, cents: Cents][] = [
    [text('TABLE_SUBTOTAL'), sheet.subtotal],
    ...sheet.totals.map((total): [string, Cents] => [nameTotal(total.title, words), total.price]),
    [text('TEXT_TOTAL_WITH_IVA'), sheet.total],
  ];
  const shared = [writeOrderText({ title, lines: sheet.lines, totals }, words), ...ending].join('\n');
  return (
    <>
      <p className={css.letterhead}>{[site.name, site.address, site.phone, site.email].join(' · ')}</p>
      <div className={css.head}>
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
        <div className={css.actions}>
          {actions}
          <a
            className={getButtonClass({ variant: 'secondary', size: 'small' })}
            href={shareUrl(shared)}
            target="_blank"
            rel="noreferrer"
          >
            <WhatsappIcon aria-hidden />
            {text('LINK_SHARE_WHATSAPP')}
          </a>
          <PrintButton />
        </div>
      </div>
      {progress}
      <OrderLines lines={sheet.lines} label={linesLabel} />
      <div className={css.after}>
        <div className={css.addresses}>{children}</div>
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
