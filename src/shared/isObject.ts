type Fields = Record<string, unknown>;

/** Whether a value is an object with fields. A list also counts. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether a value is an object with fields. A list does not count. */
export const isRecord = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);
