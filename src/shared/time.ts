let readClock = (): number => Date.now();

/**
 * Current time in milliseconds since 1970; the only place that reads the clock, so that a replay can set it.
 */
export const getNow = (): number => readClock();

/** Sets the clock, for a replay, which has the log's. */
export const setClock = (read: () => number): void => {
  readClock = read;
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

/** Whether the text is a calendar day of this century in ISO form. */
export function isIsoDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today in Ecuador; decides due and overdue. */
export const getToday = (): string => toEcuadorDate(new Date(getNow()).toISOString());
