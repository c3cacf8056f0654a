import css from './Meter.module.css';

/**
 * Meter that shows which share of a limit is used. 1 is the whole limit; a higher share is shown as 1. Screen readers
 * read `words`.
 */
export function Meter({ share, label, words }: { share: number; label: string; words: string }) {
  const percent = Math.round(100 * Math.max(0, Math.min(1, share)));
  const tone = share > 1 ? css.over : share > 0.8 ? css.near : '';
  return (
    <div
      className={`${css.meter} ${tone}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <div style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
