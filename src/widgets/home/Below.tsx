import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { withFeatures, type Feature } from '@/shared/feature';
import { Boundary } from '@/ui/Boundary';
import { useNear } from '@/ui/useNear';
import { FailureNote } from '../failure/FailureNote';
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
  const [Content, setContent] = useState(() => lazy(withFeatures(bring)));
  const retry = (again: () => void) => {
    setContent(() => lazy(withFeatures(bring)));
    again();
  };
  return (
    <div ref={place} className={css.below}>
      {isNear ? (
        <Boundary instead={(again) => <FailureNote code="OFFLINE" onRetry={() => retry(again)} />}>
          <Suspense>
            <Content />
          </Suspense>
        </Boundary>
      ) : null}
    </div>
  );
}
