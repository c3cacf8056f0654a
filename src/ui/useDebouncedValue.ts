import { useEffect, useState } from 'react';

/** A value as it was once it had stayed the same for that long; `first` until then. */
export function useDebouncedValue<T>(value: T, milliseconds: number, first: T = value): T {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
