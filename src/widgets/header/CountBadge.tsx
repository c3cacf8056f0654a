import { useText } from '@/shared/text';
import css from './Header.module.css';

/** How many there are, at the icon's corner; nothing where there are none. */
export function CountBadge({ of }: { of: number }) {
  const { number } = useText();
  return of > 0 ? <span className={css.count}>{number(of)}</span> : null;
}
