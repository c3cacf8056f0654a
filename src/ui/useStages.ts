import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * How many of a long list are drawn: the `first` of them with whatever brings them, and all right after, so that those on
 * the screen are seen before those below it are drawn. What the service has drawn is taken over as it is, with all.
 */
export function useStages(total: number, first: number): number {
  const isOurs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isInStages] = useState(isOurs);
  const isFollowing = useDeferredValue(true, !isInStages);
  return isFollowing ? total : Math.min(total, first);
}
