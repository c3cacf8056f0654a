import { useEffect, useState } from 'react';

/** Debounced value: changes once it has been stable for the delay; `initial` until then. */
export function useDebouncedValue<T>(value: T, milliseconds: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
