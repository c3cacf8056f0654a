import { Suspense, useRef, useState, type ComponentType } from 'react';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import type { Feature } from '@/shared/feature';
import { useNearViewport } from '@/ui/useNearViewport';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './HomeBelowFold.module.css';

interface Props {
  /** Loads the code of the content with its features. */
  bring: () => Promise<{ default: ComponentType; features?: readonly Feature[] }>;
}

/** Distance in pixels at which the code loads; a phone's first screen must not trigger it. */
const rootMargin = 200;

/** Home page content below the fold, whose code loads near the viewport, with retry. */
export function HomeBelowFold({ bring }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container, rootMargin);
  const [Content] = useState(() => lazyPart(createFeatureLoader(bring)));
  return (
    <div ref={container} className={css.below}>
      {isNear ? (
        <Suspense>
          <Content />
        </Suspense>
      ) : null}
    </div>
  );
}
