import { memo, Suspense } from 'react';
import type { WideHeader } from '@/features/navigation';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { SpaceshipRows } from './SpaceshipRows';

/** Lazy, because only the second home page and the demos use it. */
const ClassicRows = lazyPart(() => import('./ClassicRows'));

/** Eight desktop headers in one component: a layout, and colours by the variant's name. Memoized across pages. */
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
