const dayMs = 86_400_000;
/** Offset of Ecuador, which is five hours behind UTC all year. */
const offsetMs = 5 * 3_600_000;

/** Returns the calendar day in Ecuador, as 2025-03-09. */
export const toCalendarDay = (moment: Date): string =>
  new Date(moment.getTime() - offsetMs).toISOString().slice(0, 10);

/** Adds days to a moment; a negative number subtracts. */
export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** Returns a minute of that day in Ecuador, counted from midnight. */
export const setMinute = (moment: Date, minute: number): Date =>
  new Date(Date.parse(`${toCalendarDay(moment)}T00:00:00-05:00`) + minute * 60_000);
