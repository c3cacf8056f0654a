let readClock = (): number => Date.now();

/**
 * Returns the current time in milliseconds since 1970. Other code reads the clock only here, so that a replay can set
 * the clock.
 */
export const getNow = (): number => readClock();

/** Sets the clock for a replay, which uses the log's times. */
export const setClock = (read: () => number): void => {
  readClock = read;
};

/**
 * Uses the service's clock, from the Date header, if the device's clock is more than ten minutes wrong, because the day
 * decides about IVA, overdue invoices and the validity of quotations. When the device's clock is corrected, it is used
 * again. Answers are never cached without revalidation (`no-store`, `no-cache`), so that their Date is current.
 */
export const followServiceClock = (date: string | null): void => {
  const served = Date.parse(date ?? '');
  const ahead = served - Date.now();
  // for an answer without a time the difference is NaN, which is not above the limit
  if (Math.abs(served - readClock()) > 600_000) readClock = () => Date.now() + ahead;
};

/** Resolves after the tasks that are due now, so that answers that have arrived are handled first. */
export const waitForNextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Returns the calendar day in Ecuador (UTC−5 all year) of a timestamp, as ISO text; a day is returned unchanged, and an
 * invalid text as ''.
 */
export function toEcuadorDate(iso: string): string {
  if (iso.length === 10) return iso;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns today's day in Ecuador, which decides what is due and overdue. */
export const getToday = (): string => toEcuadorDate(new Date(getNow()).toISOString());
