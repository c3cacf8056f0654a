import { readIvaPercent, type Totals } from '@/shared/money';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import css from './Cart.module.css';

export function CartSummary({ totals }: { totals: Totals }) {
  const { text, money } = useText();
  return (
    <dl className={css.totals}>
      <dt>{text('TABLE_SUBTOTAL')}</dt>
      <dd>{money(totals.subtotal)}</dd>
      <dt>{text('TABLE_IVA', { percent: readIvaPercent(totals, getToday()) })}</dt>
      <dd>{money(totals.iva)}</dd>
      <dt className={css.total}>{text('TEXT_TOTAL_WITH_IVA')}</dt>
      <dd className={css.total}>{money(totals.total)}</dd>
    </dl>
  );
}
