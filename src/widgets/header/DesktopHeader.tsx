import { memo, Suspense } from 'react';
import type { WideHeader } from '@/features/navigation';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { SpaceshipRows } from './SpaceshipRows';

/** Lazy, because only the second home page and the demos show this header. */
const ClassicRows = lazyPart(() => import('./ClassicRows'));

/**
 * Desktop header in eight variants. A variant has a layout, and colours named like the variant. Memoized, so that
 * another page does not re-render the header.
 */
export const DesktopHeader = memo(function DesktopHeader({ variant }: { variant: WideHeader }) {
  return (
    <HeaderFrame variant={variant}>
      {variant.startsWith('classic') ? (
        <Suspense fallback={<div className={css.classicRoom} />}>
          <ClassicRows />
        </Suspense>
      ) : (
        <SpaceshipRows />
      )}
    </HeaderFrame>
  );
});
