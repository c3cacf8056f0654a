/** Returns the average number of stars, to one decimal, rounded half up. */
export const getAverageRating = (sum: number, count: number): number => Math.round((sum * 10) / count) / 10;
