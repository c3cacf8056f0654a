import { useEffect, useState } from 'react';

/**
 * Optimistic value of a control whose state is in the URL: a choice shows at once, while the router updates
 * the URL; from then on, and on Back, it shows the URL's value. Back before the URL has the choice discards
 * it. @param isSame compares a choice with the URL's value; objects by their content
 */
export function useOptimisticValue<T>(
  urlValue: T,
  isSame: (a: T, b: T) => boolean = Object.is,
): [shown: T, choose: (value: T) => void] {
  /** Boxed, as any value may be chosen. */
  const [pending, setPending] = useState<{ value: T } | null>(null);
  if (pending && isSame(pending.value, urlValue)) setPending(null);
  useEffect(() => {
    const drop = () => setPending(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  return [pending ? pending.value : urlValue, (value) => setPending({ value })];
}
