/**
 * Returns the time in seconds at which the sources of a version were written, as in `0.1.0+1764213000.84ccc42353`.
 * Returns NaN if the version has no time.
 */
export const getVersionTime = (version: string): number => Number.parseInt(version.split('+')[1] ?? '', 10);
