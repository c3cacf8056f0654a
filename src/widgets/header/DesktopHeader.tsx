import { memo, Suspense } from 'react';
import type { WideHeader } from '@/features/navigation';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { SpaceshipRows } from './SpaceshipRows';

/** Only home two and the demos wear it. */
const ClassicRows = lazyPart(() => import('./ClassicRows'));

/** Eight headers are one: a layout, and a set of colours by the variant's name. It stays from page to page. */
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
