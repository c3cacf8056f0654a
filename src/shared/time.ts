/** The only door to the clock: milliseconds since 1970. A replay sets the clock behind it. */
export const now = (): number => Date.now();
