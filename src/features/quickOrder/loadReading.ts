/** Loads the chunk with the rules by which lines are read. */
export const loadReading = () => import('./reading');
