import type { Product } from '@/erp/rows/product';
import { normalizePartNumber } from '@/shared/partSearch';
import type { RequestStatus } from '@/shared/redux';

/** Suggestions for the text in the search box. */
export interface Suggestions {
  /** Trimmed text; '' before any request. */
  text: string;
  status: RequestStatus;
  /** Answer once `status` is `ready`; until then the previous text's, of which matches may stay. */
  slugs: string[];
  /** Cache of the last answers, newest first. */
  remembered: { text: string; slugs: string[] }[];
}

export const noSuggestions: Suggestions = { text: '', status: 'idle', slugs: [], remembered: [] };

const maxRemembered = 20;

/** The box's text changed. A failed text is requested again, an equal one otherwise not. */
export function onTyped(before: Suggestions, text: string): Suggestions {
  if (text === before.text && before.status !== 'failed') return before;
  if (text === '') return onLeft(before);
  const known = before.remembered.find((answer) => answer.text === text);
  if (known) return { ...before, text, status: 'ready', slugs: known.slugs };
  return { ...before, text, status: 'asking' };
}

export const onReceived = (before: Suggestions, slugs: string[]): Suggestions => ({
  ...before,
  status: 'ready',
  slugs,
  remembered: [
    { text: before.text, slugs },
    ...before.remembered.filter(({ text }) => text !== before.text),
  ].slice(0, maxRemembered),
});

export const onFailed = (before: Suggestions): Suggestions => ({ ...before, status: 'failed', slugs: [] });

/** The box was left; cached answers stay. */
export const onLeft = ({ remembered }: Suggestions): Suggestions => ({ ...noSuggestions, remembered });

/** Answers were another account's: all are dropped, and an open text is requested again. */
export const resetForAccount = ({ text }: Suggestions): Suggestions =>
  text === '' ? noSuggestions : { ...noSuggestions, text, status: 'asking' };

/** Returns the only product with the text as its sku or part number; null for none or several. */
export function findExactMatch(products: readonly Product[], text: string): Product | null {
  const code = normalizePartNumber(text);
  if (code === '') return null;
  const [only, second] = products.filter(({ sku, partNumber }) =>
    [sku, partNumber].some((number) => normalizePartNumber(number) === code),
  );
  return only && !second ? only : null;
}
