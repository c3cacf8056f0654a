import { useId } from 'react';
import { StarFilledIcon } from './icons';
import css from './StarChoice.module.css';

const stars = [1, 2, 3, 4, 5] as const;

/**
 * Radio group for a rating of one to five stars. The arrow keys select a star, and every star has an accessible name.
 */
export function StarChoice({
  label,
  value,
  nameOf: getName,
  error,
  onChange,
}: {
  label: string;
  /** Number of selected stars; 0 if no star is selected. */
  value: number;
  nameOf: (stars: number) => string;
  error?: string;
  onChange: (stars: number) => void;
}) {
  const id = useId();
  return (
    <fieldset
      className={css.stars}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={css.row}>
        {stars.map((star) => (
          <label key={star} title={getName(star)} className={star <= value ? css.full : css.empty}>
            <input
              type="radio"
              name={id}
              aria-label={getName(star)}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <StarFilledIcon aria-hidden />
          </label>
        ))}
        {value > 0 ? <span className={css.words}>{getName(value)}</span> : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
