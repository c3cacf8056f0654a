import { useSyncExternalStore } from 'react';

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};

/** Reads again each second, as a clock that runs down is read. */
export const useTicker = <T extends string | number>(read: () => T): T =>
  useSyncExternalStore(everySecond, read, read);
