/** Function that returns a new random id. */
export type IdSource = () => string;

export const createRandomId: IdSource = () => crypto.randomUUID();
