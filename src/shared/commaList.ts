/** Joins values by commas for a URL. A comma in a value becomes `%2C`. */
export const joinByCommas = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join();

/** Splits a text that `joinByCommas` returned. Returns at most 100 values. */
export const splitByCommas = (text: string): string[] =>
  text.split(',', 100).map((value) => value.replace(/%2[5C]/g, decodeURIComponent));
