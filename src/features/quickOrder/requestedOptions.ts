import type { LineOption } from '@/features/cart';
import { getCodeSpelling } from '@/shared/partSearch';
import type { Candidate } from './match';
import type { RequestedLine } from './quickOrderSlice';

/** Lines with the same one are one line: the code, and the options a saved cart tells. */
export const getRequestedOptions = ({ code, wanted = [] }: Pick<RequestedLine, 'code' | 'wanted'>): string =>
  [getCodeSpelling(code), ...wanted.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** What a saved cart says of each option group, by slugs; of a value that is no more there is nothing. */
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
