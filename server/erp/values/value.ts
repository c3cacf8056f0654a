/** Called for each fallback of a reader, with its reason in a word or two of plain English. */
export type Forgive = (reason: string) => void;

/** Reads one value of the ERP; undefined if it is unreadable. Null and missing values are not passed to it. */
export type ReadValue<T> = (value: unknown, forgive: Forgive) => T | undefined;
