type Fields = Record<string, unknown>;

/** Whether a value is an object with fields; lists are included. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);
