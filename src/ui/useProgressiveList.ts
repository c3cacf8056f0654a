import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint';

const never = () => () => undefined;

/**
 * Returns the number of rows that are rendered of a long list. The first render has `first` rows. All rows are rendered
 * after the first paint. A server-rendered list is hydrated with all rows.
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
