let readClock = (): number => Date.now();

/**
 * Current time in milliseconds since 1970; the only place that reads the clock, so that a replay can set it.
 */
export const getNow = (): number => readClock();

/** Sets the clock, for a replay, which has the log's. */
export const setClock = (read: () => number): void => {
  readClock = read;
};

/**
 * Replaces a clock that is more than ten minutes wrong by the service's, from the Date header: days decide IVA, overdue
 * invoices and the validity of quotations. A device clock that is corrected meanwhile applies again. Answers are never
 * cached without revalidation (`no-store`, `no-cache`), so that their Date is current.
 */
export const followServiceClock = (date: string | null): void => {
  const served = Date.parse(date ?? '');
  const ahead = served - Date.now();
  // an answer without a time is no number, and not more than ten minutes away
  if (Math.abs(served - readClock()) > 600_000) readClock = () => Date.now() + ahead;
};

/** Resolves after the tasks that are due now, so that answers that have arrived are handled first. */
export const waitForNextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Ecuador's calendar day (UTC−5 all year) of a timestamp, as ISO text; a day returns itself, an invalid text
 * ''.
 */
export function toEcuadorDate(iso: string): string {
  if (iso.length === 10) return iso;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** Today in Ecuador; decides due and overdue. */
export const getToday = (): string => toEcuadorDate(new Date(getNow()).toISOString());
