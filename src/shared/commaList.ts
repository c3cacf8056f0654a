/** Joins values by commas for an address; a comma within a value becomes `%2C`. */
export const joinByCommas = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join();

/** Splits a text that joinByCommas wrote, into 100 values at most. */
export const splitByCommas = (text: string): string[] =>
  text.split(',', 100).map((value) => value.replace(/%2[5C]/g, decodeURIComponent));
