import type { Statement } from '@/erp/rows/statement';
import { useText } from '@/shared/text';
import { CreditMeter } from '@/widgets/statement/CreditMeter';
import css from './StatementPage.module.css';

/** Totals that the ERP computed, and the credit in use. */
export function StatementFigures({ statement }: { statement: Statement }) {
  const { text, money, date } = useText();
  const { balance, overdue, creditLimit, cutoff } = statement;
  return (
    <section className={css.figures} aria-label={text('HEADER_BALANCE')}>
      <dl>
        <div>
          <dt>{text('TABLE_BALANCE')}</dt>
          <dd>{money(balance)}</dd>
        </div>
        <div>
          <dt>{text('TABLE_OVERDUE')}</dt>
          <dd className={overdue > 0 ? css.overdue : undefined}>{money(overdue)}</dd>
        </div>
        <div>
          <dt>{text('TABLE_CREDIT_LIMIT')}</dt>
          <dd>{money(creditLimit)}</dd>
        </div>
      </dl>
      <div>
        <CreditMeter statement={statement} />
        <p className={css.note}>{text('TEXT_CUTOFF', { date: date(cutoff) })}</p>
      </div>
    </section>
  );
}
