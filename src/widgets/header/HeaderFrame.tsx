import type { ReactNode } from 'react';
import type { NarrowHeader, WideHeader } from '@/features/navigation';
import { useIsScrolledPast } from '@/ui/useIsScrolledPast';
import css from './Header.module.css';

/**
 * What every header is: a set of colours (Header.module.css has them by name), at the top of the screen, and lower once
 * the page is scrolled. What is in it is drawn by its parent and not again for that.
 */
export function HeaderFrame({
  variant,
  children,
}: {
  variant: WideHeader | NarrowHeader;
  children: ReactNode;
}) {
  const isScrolled = useIsScrolledPast(24);
  const [layout = ''] = variant.split('-');
  return (
    <header
      className={`${css.header} ${css[layout]}`}
      data-header={variant}
      data-low={isScrolled || undefined}
    >
      {children}
    </header>
  );
}
