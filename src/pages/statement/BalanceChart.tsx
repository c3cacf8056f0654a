import type { Movement } from '@/erp/rows/statement';
import { useText } from '@/shared/text';
import { toSvgPath, getBalancePoints, getRange } from './balanceCurve';
import css from './StatementPage.module.css';

/** Chart of the balance over time, with a text alternative; the table below has its data. */
export function BalanceChart({ movements }: { movements: readonly Movement[] }) {
  'use memo';
  const { text, money, date } = useText();
  const points = getBalancePoints(movements);
  const [firstPoint] = points;
  const last = points[points.length - 1];
  if (!firstPoint || !last || firstPoint === last) return null;
  const highest = points.reduce((best, point) => (point.balance > best.balance ? point : best));
  const { line, area, zero } = toSvgPath(points);
  const { low, high } = getRange(points);
  return (
    <figure className={css.chart}>
      <figcaption>{text('HEADER_BALANCE_IN_TIME')}</figcaption>
      <div className={css.plot}>
        <span className={css.high}>{money(high)}</span>
        {low < 0 ? <span className={css.low}>{money(low)}</span> : null}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={text('TEXT_BALANCE_CHART', {
            from: date(firstPoint.day),
            to: date(last.day),
            start: money(firstPoint.balance),
            end: money(last.balance),
            highest: money(highest.balance),
            when: date(highest.day),
          })}
        >
          <path className={css.area} d={area} />
          <path className={css.zero} d={`M0 ${zero}H100`} />
          <path className={css.curve} d={line} />
        </svg>
      </div>
      <div className={css.days} aria-hidden>
        <span>{date(firstPoint.day)}</span>
        <span>{date(last.day)}</span>
      </div>
    </figure>
  );
}
