import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { demoPaths, headersAt } from '@/features/navigation';
import { useWide } from '@/ui/useWide';
import { late } from '../failure/late';
import { DesktopHeader } from './DesktopHeader';
import { MobileHeader } from './MobileHeader';

const VariantSwitcher = late(() => import('./VariantSwitcher'));

/** The one header that the address and the screen ask for; in a demo, with the way to the others. */
export function Header() {
  const { pathname } = useLocation();
  const isWide = useWide();
  const { wide, narrow } = headersAt(pathname);
  return (
    <>
      {isWide ? <DesktopHeader variant={wide} /> : <MobileHeader variant={narrow} />}
      <Suspense>{demoPaths.includes(pathname) ? <VariantSwitcher /> : null}</Suspense>
    </>
  );
}
