/**
 * Returns the time at which a version's sources were written, `0.1.0+1764213000.84ccc42353`, in seconds; NaN for a
 * version without a time.
 */
export const getVersionTime = (version: string): number => Number.parseInt(version.split('+')[1] ?? '', 10);
