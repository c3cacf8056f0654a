import { useEffect, useEffectEvent } from 'react';

/** Safari has no idle callback: a while after drawing comes near enough. */
const aWhile = 1500;

/** Does what can wait, once for each `what`, when the browser has nothing else to do. */
export function useWhenIdle(work: () => void, what: string): void {
  const latest = useEffectEvent(work);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => latest());
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => latest(), aWhile);
    return () => clearTimeout(timer);
  }, [what]);
}
