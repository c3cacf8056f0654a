import css from './Rating.module.css';

/**
 * Stars from 0 to 5, whole ones, as a list's filter counts them; `label` says it in words. One element, its stars cut out
 * by its style: drawn one by one they were a third of all that a list of parts is made of.
 */
export const Rating = ({ value, label }: { value: number; label: string }) => (
  <span className={css.rating} data-stars={Math.round(value)} role="img" aria-label={label} />
);
