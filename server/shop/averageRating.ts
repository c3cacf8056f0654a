/** Stars on average, to one decimal, rounded half up. */
export const getAverageRating = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;
