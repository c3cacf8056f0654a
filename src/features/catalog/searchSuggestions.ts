import type { Product } from '@/erp/rows/product';
import { normalizePartNumber } from '@/shared/partSearch';
import type { RequestStatus } from '@/shared/redux';

/** What is suggested for the text in the search box. */
export interface Suggestions {
  /** The question, trimmed; empty while nothing is asked. */
  text: string;
  status: RequestStatus;
  /** The answer once `status` is `ready`; until then the answer to the text before, of which what matches may stay. */
  slugs: string[];
  /** The last answers, newest first: the same text asked again is answered at once. */
  remembered: { text: string; slugs: string[] }[];
}

export const noSuggestions: Suggestions = { text: '', status: 'idle', slugs: [], remembered: [] };

const mostRemembered = 20;

/** The box holds this text now. What failed is asked again, the same text otherwise not. */
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
  ].slice(0, mostRemembered),
});

export const onFailed = (before: Suggestions): Suggestions => ({ ...before, status: 'failed', slugs: [] });

/** Nobody waits for suggestions any more; what was answered stays known. */
export const onLeft = ({ remembered }: Suggestions): Suggestions => ({ ...noSuggestions, remembered });

/** The answers were another person's: nothing of them stays, and an open question is asked again. */
export const resetForAccount = ({ text }: Suggestions): Suggestions =>
  text === '' ? noSuggestions : { ...noSuggestions, text, status: 'asking' };

/** The one part that has the text as its sku or part number; null when there is none, or more than one. */
export function findExactMatch(products: readonly Product[], text: string): Product | null {
  const code = normalizePartNumber(text);
  if (code === '') return null;
  const [only, second] = products.filter(({ sku, partNumber }) =>
    [sku, partNumber].some((number) => normalizePartNumber(number) === code),
  );
  return only && !second ? only : null;
}
