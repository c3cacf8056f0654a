/** Loads the module that reads pasted lines. */
export const loadReading = () => import('./reading');
