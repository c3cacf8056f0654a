/** Callback for each thing that a reader had to forgive, in a word or two of plain English. */
export type Forgive = (reason: string) => void;

/** Reads one value of the ERP's: undefined when nothing can be made of it. Null and absent values are not given to it. */
export type ReadValue<T> = (value: unknown, forgive: Forgive) => T | undefined;
