import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { demoPaths, getHeadersAt } from '@/features/navigation';
import { useIsDesktop } from '@/ui/useIsDesktop';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { lazyPart } from '../failure/lazyWithBoundary';
import { DesktopHeader } from './DesktopHeader';
import css from './Header.module.css';
import { MobileHeader } from './MobileHeader';

const VariantSwitcher = lazyPart(() => import('./VariantSwitcher'));

/**
 * Renders the header variant for the URL and the screen width. Before hydration the width is unknown, so the wide and
 * the narrow header are both rendered. Demos also have a switcher of variants.
 */
export function Header() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const isWide = useIsDesktop();
  const { wide, narrow } = getHeadersAt(pathname);
  return (
    <>
      {!isHydrated || isWide ? (
        <div className={css.whenWide}>
          <DesktopHeader variant={wide} />
        </div>
      ) : null}
      {!isHydrated || !isWide ? (
        <div className={css.whenNarrow}>
          <MobileHeader variant={narrow} />
        </div>
      ) : null}
      <Suspense>{demoPaths.includes(pathname) ? <VariantSwitcher /> : null}</Suspense>
    </>
  );
}
