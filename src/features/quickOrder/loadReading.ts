/** Loads the rules that lines are read by. */
export const loadReading = () => import('./reading');
