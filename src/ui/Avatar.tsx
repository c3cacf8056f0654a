import css from './Avatar.module.css';

/** Words in a name that get no initial. */
const small = /^(?:el|la|los|las|de|del|y|and|of|the)$/i;

/** Returns the first letters or digits of a name's first two words: `Taller El Pistón` is TP. */
export const getInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.test(word))
    .slice(0, 2)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');

/** Initials of a person or company, shown beside the name, because the ERP has no pictures of people. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={css.avatar} aria-hidden>
    {getInitials(name)}
  </span>
);
