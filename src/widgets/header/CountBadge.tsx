import { useText } from '@/shared/text';
import css from './Header.module.css';

/** Badge with a number at the corner of an icon. Hidden if the number is zero. */
export function CountBadge({ of }: { of: number }) {
  const { number } = useText();
  return of > 0 ? <span className={css.count}>{number(of)}</span> : null;
}
