import { useEffect, useEffectEvent } from 'react';

/** Delay in milliseconds for Safari, which has no requestIdleCallback. */
const fallbackDelay = 1500;

/** Runs deferrable work when the browser is idle, once for each `key`. */
export function useWhenIdle(work: () => void, key: string): void {
  const latest = useEffectEvent(work);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => latest());
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => latest(), fallbackDelay);
    return () => clearTimeout(timer);
  }, [key]);
}
