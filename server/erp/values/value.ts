/** Callback for each fallback of a reader, with a word or two of plain English. */
export type Forgive = (reason: string) => void;

/** Reads one value of the ERP: undefined when it is unreadable. Null and absent values are not passed to it. */
export type ReadValue<T> = (value: unknown, forgive: Forgive) => T | undefined;
