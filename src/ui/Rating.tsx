import { StarFilledIcon } from './icons';
import css from './Rating.module.css';

/** Stars from 0 to 5. `label` says it in words. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span className={css.rating} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarFilledIcon key={star} aria-hidden className={star <= Math.round(value) ? css.full : css.empty} />
      ))}
    </span>
  );
}
