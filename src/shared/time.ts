/** The only door to the clock: milliseconds since 1970. A replay sets the clock behind it. */
export const now = (): number => Date.now();

/** Ecuador's calendar day (UTC−5 all year) of a moment, as ISO text; a day is that day, empty what is no moment. */
export function dayOf(iso: string): string {
  if (iso.length === 10) return iso;
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : new Date(moment - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** What is due and what is overdue is told by it. */
export const today = (): string => dayOf(new Date(now()).toISOString());
