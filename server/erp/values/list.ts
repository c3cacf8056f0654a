import type { ReadValue } from './value';

/**
 * Reads the items of a list. If there is only one item, XML bridges send the item without a list; the result is then a
 * list with this item. Invalid items are dropped later.
 */
export const readItems: ReadValue<readonly unknown[]> = (value, forgive) => {
  if (Array.isArray(value)) return value as unknown[];
  const isNothing = value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  forgive(isNothing ? 'nothing for list' : 'one for list');
  return isNothing ? [] : [value];
};

/** Makes a reader for a list. `read` reads each item, and items that cannot be read are dropped. */
export const readListOf =
  <T>(read: ReadValue<T>): ReadValue<T[]> =>
  (value, forgive) => {
    const outputs: T[] = [];
    for (const item of readItems(value, forgive) ?? []) {
      const isMissing = item === null || item === undefined;
      if (isMissing) forgive('empty item');
      const output = isMissing ? undefined : read(item, forgive);
      if (output !== undefined) outputs.push(output);
    }
    return outputs;
  };
