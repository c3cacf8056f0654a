import { useEffect, useState } from 'react';

/**
 * Returns a value after it has not changed for the delay. Returns `initial` until then, and later the last stable
 * value.
 */
export function useDebouncedValue<T>(value: T, milliseconds: number, initial: T = value): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
