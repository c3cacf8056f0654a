import { getNow } from '@/shared/time';
import { useText } from '@/shared/text';
import { useTicker } from '@/ui/useTicker';
import css from './Home.module.css';

const second = 1000;
const units = [
  ['TEXT_DAYS', 86_400],
  ['TEXT_HOURS', 3_600],
  ['TEXT_MINUTES', 60],
  ['TEXT_SECONDS', 1],
] as const;

/** Splits the remaining seconds into days, hours, minutes and seconds. */
export const getTimeParts = (seconds: number): number[] =>
  units.map(([, length], position) => {
    const longer = units[position - 1]?.[1];
    return Math.floor((longer === undefined ? seconds : seconds % longer) / length);
  });

/** Countdown to an ISO timestamp. Screen readers read the date once, and no seconds. */
export function Countdown({ end }: { end: string }) {
  const { text, date } = useText();
  const secondsLeft = useTicker(() => Math.max(0, Math.ceil((Date.parse(end) - getNow()) / second)));
  return (
    <div className={css.countdown}>
      <span>{text('TEXT_OFFERS_END', { date: date(end) })}</span>
      <ol aria-hidden data-ticking>
        {getTimeParts(secondsLeft).map((part, position) => (
          <li key={position}>
            <b>{String(part).padStart(2, '0')}</b>
            {text(units[position]![0])}
          </li>
        ))}
      </ol>
    </div>
  );
}
