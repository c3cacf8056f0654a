import { useEffect, useRef } from 'react';

/** Returns a function that runs work after a timeout. The timer is cancelled when the component unmounts. */
export function useTimeoutCallback(milliseconds: number): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, milliseconds);
  };
}
