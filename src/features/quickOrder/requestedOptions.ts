import type { LineOption } from '@/features/cart';
import { getCodeSpelling } from '@/shared/codeSpelling';
import type { Candidate } from './match';
import type { RequestedLine } from './quickOrderSlice';

/**
 * Returns the key of a line: the code and the options. Lines with the same key are merged. Only the lines of a saved
 * cart have options.
 */
export const getRequestKey = ({ code, wanted = [] }: Pick<RequestedLine, 'code' | 'wanted'>): string =>
  [getCodeSpelling(code), ...wanted.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** Returns the slugs of the option values from a saved cart. Values that are no longer offered are left out. */
export function matchOptions(
  candidate: Candidate | undefined,
  wanted: readonly LineOption[] = [],
): Record<string, string> {
  const found = (candidate?.options ?? []).flatMap(({ slug, name, values }) => {
    const said = wanted.find((option) => option.name === name)?.value;
    const value = values.find((one) => one.name === said);
    return value ? [[slug, value.slug]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}
