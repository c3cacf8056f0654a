let readClock = (): number => Date.now();

/**
 * Returns the current time in milliseconds since 1970. The rest of the code reads the clock only with this function, so
 * that a replay can set the clock.
 */
export const getNow = (): number => readClock();

/** Sets the clock. A replay sets the clock to the times of the log. */
export const setClock = (read: () => number): void => {
  readClock = read;
};

/**
 * Uses the clock of the service if this device's clock is more than ten minutes wrong. The header Date has the
 * service's time. The day decides about IVA, overdue invoices and the validity of quotations. If the device's clock is
 * corrected later, the device's clock is used again. No cached answer is used without a request (`no-store`,
 * `no-cache`), so Date is current.
 */
export const followServiceClock = (date: string | null): void => {
  const served = Date.parse(date ?? '');
  const ahead = served - Date.now();
  // if the answer has no time, the difference is NaN, so the condition is false
  if (Math.abs(served - readClock()) > 600_000) readClock = () => Date.now() + ahead;
};

/** Waits until all tasks that are due now have run. Answers that have already arrived are then handled first. */
export const waitForNextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Returns the day of a timestamp in Ecuador (UTC−5 all year) as ISO text. If the text is already a day, returns the
 * same text. If the text is invalid, returns ''.
 */
export function toEcuadorDate(iso: string): string {
  if (iso.length === 10) return iso;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns the current day in Ecuador as ISO text. */
export const getToday = (): string => toEcuadorDate(new Date(getNow()).toISOString());
