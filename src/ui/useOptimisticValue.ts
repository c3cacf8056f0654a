import { useEffect, useState } from 'react';

/**
 * A control whose value is in the address: what is chosen shows at once, while the address follows at the router's own
 * pace; from then on, and on the way back, it shows what the address says. Who goes back before the address has told of the
 * choice is not waited for: it will never tell.
 * @param isSame whether the address has what was chosen; of objects, by what they say
 */
export function useOptimisticValue<T>(
  inAddress: T,
  isSame: (a: T, b: T) => boolean = Object.is,
): [shown: T, choose: (value: T) => void] {
  /** Boxed, for any value may be chosen. */
  const [ahead, setAhead] = useState<{ value: T } | null>(null);
  if (ahead && isSame(ahead.value, inAddress)) setAhead(null);
  useEffect(() => {
    const drop = () => setAhead(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  return [ahead ? ahead.value : inAddress, (value) => setAhead({ value })];
}
