import css from './Rating.module.css';

/**
 * From 0 to 5 stars, rounded to whole stars as in the list's filter; `label` is the text for screen readers. The stars
 * are one element with a CSS clip path, because five elements were a third of a product list's DOM.
 */
export const Rating = ({ value, label }: { value: number; label: string }) => (
  <span className={css.rating} data-stars={Math.round(value)} role="img" aria-label={label} />
);
