import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { demoPaths, getHeadersAt } from '@/features/navigation';
import { useIsDesktop } from '@/ui/useIsDesktop';
import { lazyPart } from '../failure/lazyWithBoundary';
import { DesktopHeader } from './DesktopHeader';
import { MobileHeader } from './MobileHeader';

const VariantSwitcher = lazyPart(() => import('./VariantSwitcher'));

/** Renders the header variant of the URL and the screen width; in demos with a variant switcher. */
export function Header() {
  const { pathname } = useLocation();
  const isWide = useIsDesktop();
  const { wide, narrow } = getHeadersAt(pathname);
  return (
    <>
      {isWide ? <DesktopHeader variant={wide} /> : <MobileHeader variant={narrow} />}
      <Suspense>{demoPaths.includes(pathname) ? <VariantSwitcher /> : null}</Suspense>
    </>
  );
}
