import { useEffect, useRef } from 'react';

/** Calls back a moment later, unless who asked for it is gone by then. */
export function useTimeoutCallback(milliseconds: number): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
