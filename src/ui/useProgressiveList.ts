import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';

const never = () => () => undefined;

/**
 * Progressive rendering: returns how many rows of a long list are rendered. The first render has `first` rows, and
 * after its paint all rows are rendered. Server-rendered lists hydrate with all rows.
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
