/** Loads the code with the rules by which lines are read. */
export const loadReading = () => import('./reading');
