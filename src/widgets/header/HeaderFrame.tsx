import type { ReactNode } from 'react';
import type { NarrowHeader, WideHeader } from '@/features/navigation';
import { useIsScrolledPast } from '@/ui/useIsScrolledPast';
import css from './Header.module.css';

/**
 * Sticky frame of every header. The frame has the variant's colours (Header.module.css), and is lower after scrolling.
 * The children come from the parent component, so scrolling does not re-render the children.
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
