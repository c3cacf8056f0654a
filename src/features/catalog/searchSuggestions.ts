import type { Product } from '@/erp/rows/product';
import { normalizePartNumber } from '@/shared/foldText';
import type { RequestStatus } from '@/shared/redux';

/** Interpretation of a search text. The panel shows the interpretation beside the products. */
export interface SuggestedWays {
  /** Number of all results of the search. */
  total: number;
  /** The text with corrected words; null if no word was corrected. */
  corrected: string | null;
  /** Name of the vehicle that the text names. */
  car: string | null;
  /** Slug of the vehicle. The slug is set only if exactly one vehicle matches the text. */
  vehicle?: string;
  /** Whether the catalogue is still incomplete. A complete catalogue may have more products for the text. */
  isCut?: true;
}

/** Suggestions for the text in the search box. */
export interface Suggestions {
  /** Trimmed text of the search box; '' before the first request. */
  text: string;
  status: RequestStatus;
  /**
   * Products of the answer for `text` if `status` is `ready`. Otherwise products of the previous answer: those that
   * match `text` stay on the screen until the answer arrives.
   */
  slugs: string[];
  /** Interpretation of `text`. Set only if `status` is `ready`. */
  ways?: SuggestedWays;
  /** Cache of the last answers, newest first. */
  remembered: { text: string; slugs: string[]; ways?: SuggestedWays }[];
}

export const noSuggestions: Suggestions = {
  text: '',
  status: 'idle',
  slugs: [],
  remembered: [],
};

const maxRemembered = 20;

const withoutWays = ({ ways: _, ...suggestions }: Suggestions): Suggestions => suggestions;

/**
 * Returns the state after the text in the search box has changed. If the text is unchanged, it is requested again only
 * after a failed request.
 */
export function onTyped(before: Suggestions, text: string): Suggestions {
  if (text === before.text && before.status !== 'failed') return before;
  if (text === '') return onLeft(before);
  const known = before.remembered.find((answer) => answer.text === text);
  if (known) return { ...withoutWays(before), ...known, status: 'ready' };
  return { ...withoutWays(before), text, status: 'asking' };
}

export function onReceived(before: Suggestions, slugs: string[], ways?: SuggestedWays): Suggestions {
  const answer = { text: before.text, slugs, ...(ways ? { ways } : {}) };
  const others = before.remembered.filter(({ text }) => text !== before.text);
  return {
    ...withoutWays(before),
    ...answer,
    status: 'ready',
    // not cached if the catalogue is incomplete, because the same text may find more products later
    remembered: ways?.isCut ? others : [answer, ...others].slice(0, maxRemembered),
  };
}

export const onFailed = (before: Suggestions): Suggestions => ({
  ...withoutWays(before),
  status: 'failed',
  slugs: [],
});

/** Returns the state after the visitor has left the search box. The cached answers stay. */
export const onLeft = ({ remembered }: Suggestions): Suggestions => ({ ...noSuggestions, remembered });

/**
 * Returns the state after an account change. All answers are dropped. If the search box contains text, its suggestions
 * are requested again.
 */
export const resetForAccount = ({ text }: Suggestions): Suggestions =>
  text === '' ? noSuggestions : { ...noSuggestions, text, status: 'asking' };

/** Returns the products that contain every word of the text. */
export function filterByText(products: readonly Product[], text: string): Product[] {
  const words = text.split(/\s+/).map(normalizePartNumber);
  return products.filter(({ name, sku, partNumber, brand, equivalents }) => {
    const own = normalizePartNumber([name, sku, partNumber, brand?.name, ...equivalents].join(' '));
    return words.every((word) => own.includes(word));
  });
}

/**
 * Returns the product whose sku or part number equals the text. Returns null if there is no such product, or several.
 */
export function findExactMatch(products: readonly Product[], text: string): Product | null {
  const code = normalizePartNumber(text);
  if (code === '') return null;
  const [only, second] = products.filter(({ sku, partNumber }) =>
    [sku, partNumber].some((number) => normalizePartNumber(number) === code),
  );
  return only && !second ? only : null;
}
