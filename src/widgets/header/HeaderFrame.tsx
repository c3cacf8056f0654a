import type { ReactNode } from 'react';
import type { NarrowHeader, WideHeader } from '@/features/navigation';
import { useIsScrolledPast } from '@/ui/useIsScrolledPast';
import css from './Header.module.css';

/**
 * Frame of every header: sticky, with the variant's colours (Header.module.css), lower after scrolling. Its children
 * come from the parent and do not re-render while scrolling.
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
