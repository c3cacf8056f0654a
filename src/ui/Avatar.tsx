import css from './Avatar.module.css';

/** First letters or digits of a name's first two words: `Taller Ñañez` is TÑ. */
export const getInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');

/** Initials of a person or company, beside the name. The ERP has no pictures of people. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={css.avatar} aria-hidden>
    {getInitials(name)}
  </span>
);
