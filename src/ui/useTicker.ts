import { useSyncExternalStore } from 'react';

const subscribeToSeconds = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
};

/** Reads a value every second, for countdowns. */
export const useTicker = <T extends string | number>(read: () => T): T =>
  useSyncExternalStore(subscribeToSeconds, read, read);
