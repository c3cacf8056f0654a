import { Suspense, useRef, useState, type ComponentType } from 'react';
import { withFeatures, type Feature } from '@/shared/feature';
import { useNear } from '@/ui/useNear';
import { late } from '../failure/late';
import css from './Below.module.css';

interface Props {
  /** The code of what stands here, with the features it needs. */
  bring: () => Promise<{ default: ComponentType; features?: readonly Feature[] }>;
}

/** Pixels: a phone's first screen asks for nothing of it. */
const ahead = 200;

/** What stands below the first screen: its code comes when the reader is near, and is asked again when it did not come. */
export function Below({ bring }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, ahead);
  const [Content] = useState(() => late(withFeatures(bring)));
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
