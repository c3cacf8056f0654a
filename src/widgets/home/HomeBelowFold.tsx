import { Suspense, useRef, useState, type ComponentType } from 'react';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import type { Feature } from '@/shared/feature';
import { useNearViewport } from '@/ui/useNearViewport';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './HomeBelowFold.module.css';

interface Props {
  /** Loads the code of the content, and the features that the content needs. */
  bring: () => Promise<{ default: ComponentType; features?: readonly Feature[] }>;
}

/** Distance in pixels from the viewport at which the code loads. The first screen of a phone must not load the code. */
const rootMargin = 200;

/**
 * Content of a home page below the fold. The code loads near the viewport. If the code does not load, the visitor can
 * retry.
 */
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
