/** The only door to the clock: milliseconds since 1970. A replay sets the clock behind it. */
export const now = (): number => Date.now();

/** Ecuador's calendar day (UTC−5 all year) as ISO text: what is due and what is overdue is told by it. */
export const today = (): string => new Date(now() - 5 * 3_600_000).toISOString().slice(0, 10);
