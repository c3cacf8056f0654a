/** Stars on average, to one decimal, rounded half up. */
export const averageOf = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;
