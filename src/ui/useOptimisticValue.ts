import { useEffect, useState } from 'react';

/**
 * Optimistic value of a control whose state is in the URL. A choice is shown at once, while the router updates the URL.
 * When the URL has the choice, the URL's value is shown. Back discards a choice that the URL does not have yet.
 * @param isSame compares a choice with the URL's value, such as objects by their content
 */
export function useOptimisticValue<T>(
  urlValue: T,
  isSame: (a: T, b: T) => boolean = Object.is,
): [shown: T, choose: (value: T) => void] {
  /** Wrapped in an object, because any value may be chosen, including null. */
  const [pending, setPending] = useState<{ value: T } | null>(null);
  if (pending && isSame(pending.value, urlValue)) setPending(null);
  useEffect(() => {
    const drop = () => setPending(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  return [pending ? pending.value : urlValue, (value) => setPending({ value })];
}
