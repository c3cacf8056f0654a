import { useText } from '@/shared/text';
import css from './Header.module.css';

/** Count badge at an icon's corner; hidden for zero. */
export function CountBadge({ of }: { of: number }) {
  const { number } = useText();
  return of > 0 ? <span className={css.count}>{number(of)}</span> : null;
}
