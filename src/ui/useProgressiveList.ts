import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';

const never = () => () => undefined;

/**
 * How many of a long list are drawn: the `first` of them with whatever brings them, and all once those have been painted.
 * What the service has drawn is taken over as it is, with all.
 */
export function useProgressiveList(total: number, first: number): number {
  const isOurs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isWhole, setWhole] = useState(!isOurs || total <= first);
  useEffect(() => (isWhole ? undefined : afterPaint(() => startTransition(() => setWhole(true)))), [isWhole]);
  return isWhole ? total : Math.min(total, first);
}
