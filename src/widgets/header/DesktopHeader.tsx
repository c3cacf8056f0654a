import { Suspense } from 'react';
import type { WideHeader } from '@/features/navigation';
import { late } from '../failure/late';
import css from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { SpaceshipRows } from './SpaceshipRows';

/** Only home two and the demos wear it. */
const ClassicRows = late(() => import('./ClassicRows'));

/** Eight headers are one: a layout, and a set of colours by the variant's name. */
export const DesktopHeader = ({ variant }: { variant: WideHeader }) => (
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
