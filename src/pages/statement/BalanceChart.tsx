import type { Movement } from '@/erp/rows/statement';
import { useText } from '@/shared/text';
import {
  getAmountPlace,
  getAmountTicks,
  getBalancePoints,
  getDayPlace,
  getMonthTicks,
  getRange,
  toSvgPath,
} from './balanceCurve';
import css from './StatementPage.module.css';

/**
 * Chart of the balance from the first movement to the day `end`. The chart has a text alternative, and the table below
 * the chart has the same data.
 */
export function BalanceChart({ movements, end }: { movements: readonly Movement[]; end: string }) {
  'use memo';
  const { text, money, date } = useText();
  const points = getBalancePoints(movements, end);
  const [firstPoint] = points;
  const last = points[points.length - 1];
  if (!firstPoint || !last || firstPoint === last) return null;
  const highest = points.reduce((best, point) => (point.balance > best.balance ? point : best));
  const { line, area } = toSvgPath(points);
  const range = getRange(points);
  return (
    <figure className={css.chart}>
      <figcaption>{text('HEADER_BALANCE_IN_TIME')}</figcaption>
      <div className={css.plot}>
        {getAmountTicks(range).map((amount) => (
          <span
            key={amount}
            aria-hidden
            className={css.amount}
            style={{ insetBlockStart: `${getAmountPlace(range, amount)}%` }}
          >
            {money(amount)}
          </span>
        ))}
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
          <path
            className={css.zero}
            d={getAmountTicks(range)
              .map((amount) => `M0 ${getAmountPlace(range, amount)}H100`)
              .join('')}
          />
          <path className={css.area} d={area} />
          <path className={css.curve} d={line} />
        </svg>
      </div>
      <div className={css.days} aria-hidden>
        {getMonthTicks(firstPoint.day, last.day).map((day) => (
          <span key={day} style={{ insetInlineStart: `${getDayPlace(points, day)}%` }}>
            {date(day)}
          </span>
        ))}
      </div>
    </figure>
  );
}
