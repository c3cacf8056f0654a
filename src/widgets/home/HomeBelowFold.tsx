import { Suspense, useRef, useState, type ComponentType } from 'react';
import { createFeatureLoader, type Feature } from '@/shared/feature';
import { useNearViewport } from '@/ui/useNearViewport';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './HomeBelowFold.module.css';

interface Props {
  /** The code of what stands here, with the features it needs. */
  bring: () => Promise<{ default: ComponentType; features?: readonly Feature[] }>;
}

/** Pixels: a phone's first screen asks for nothing of it. */
const ahead = 200;

/** What stands below the first screen: its code comes when the reader is near, and is asked again when it did not come. */
export function HomeBelowFold({ bring }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, ahead);
  const [Content] = useState(() => lazyPart(createFeatureLoader(bring)));
  return (
    <div ref={place} className={css.below}>
      {isNear ? (
        <Suspense>
          <Content />
        </Suspense>
      ) : null}
    </div>
  );
}
