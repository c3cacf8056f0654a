/** The only door to the clock: milliseconds since 1970. A replay sets the clock behind it. */
export const getNow = (): number => Date.now();

/** Once all that is due now is done: what has been answered already has then reached who asked. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Ecuador's calendar day (UTC−5 all year) of a moment, as ISO text; a day is that day, empty what is no moment. */
export function toEcuadorDate(iso: string): string {
  if (iso.length === 10) return iso;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** A day of the calendar in this century, as ISO text. */
export function isIsoDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What is due and what is overdue is told by it. */
export const getToday = (): string => toEcuadorDate(new Date(getNow()).toISOString());
