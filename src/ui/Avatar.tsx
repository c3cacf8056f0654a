import css from './Avatar.module.css';

/** Small words, which are left out of the initials. */
const small = /^(?:el|la|los|las|de|del|y|and|of|the)$/i;

/** Returns the first letters or digits of the first two words in a name: `Taller El Pistón` becomes TP. */
export const getInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.test(word))
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');

/** Initials of a person or company, shown beside the name. The ERP has no pictures of people. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={css.avatar} aria-hidden>
    {getInitials(name)}
  </span>
);
