import { useEffect, useState } from 'react';

/**
 * Optimistic value of a control whose state is in the URL. A choice is shown at once, while the router updates the URL.
 * When the URL contains the choice, the URL's value is shown again. Back discards a choice that is not in the URL yet.
 * @param isSame compares a choice with the URL's value, for example objects by their content
 */
export function useOptimisticValue<T>(
  urlValue: T,
  isSame: (a: T, b: T) => boolean = Object.is,
): [shown: T, choose: (value: T) => void] {
  /** The chosen value in an object, because the value may be null. */
  const [pending, setPending] = useState<{ value: T } | null>(null);
  if (pending && isSame(pending.value, urlValue)) setPending(null);
  useEffect(() => {
    const drop = () => setPending(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  return [pending ? pending.value : urlValue, (value) => setPending({ value })];
}
