/** Called for each fallback of a reader. The reason is a short English phrase. */
export type Forgive = (reason: string) => void;

/**
 * Reads a value that the ERP sent. Returns undefined if the value is unreadable. The value is never null or undefined.
 */
export type ReadValue<T> = (value: unknown, forgive: Forgive) => T | undefined;
