import type { Product } from '@/erp/rows/product';
import { normalizePartNumber } from '@/shared/foldText';
import type { RequestStatus } from '@/shared/redux';

/** Interpretation of a search text, shown beside its products. */
export interface SuggestedWays {
  /** Number of all results. */
  total: number;
  /** The text with its words corrected; null without a correction. */
  corrected: string | null;
  /** The vehicle that the text names. */
  car: string | null;
  /** Slug of the vehicle, if the text names only one. */
  vehicle?: string;
  /** Whether the catalogue is incomplete, so that there may be more products. */
  isCut?: true;
}

/** Suggestions for the text in the search box. */
export interface Suggestions {
  /** Trimmed text; '' before the first request. */
  text: string;
  status: RequestStatus;
  /**
   * Products of the answer for `text` if `status` is `ready`. Until the answer arrives, products of the answer for the
   * previous text; the matching ones stay on the screen.
   */
  slugs: string[];
  /** Interpretation of the text, if `status` is `ready`. */
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
 * Returns the state after the text in the search box changed. An unchanged text is not requested again, unless its
 * request failed.
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
    // the same text may find more once the catalogue is complete
    remembered: ways?.isCut ? others : [answer, ...others].slice(0, maxRemembered),
  };
}

export const onFailed = (before: Suggestions): Suggestions => ({
  ...withoutWays(before),
  status: 'failed',
  slugs: [],
});

/** Returns the state after the search box was left; cached answers stay. */
export const onLeft = ({ remembered }: Suggestions): Suggestions => ({ ...noSuggestions, remembered });

/**
 * Returns the state after an account change. All answers are dropped, and suggestions for the text in the search box,
 * if any, are requested again.
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

/** Returns the only product whose sku or part number is the text; null for none or several. */
export function findExactMatch(products: readonly Product[], text: string): Product | null {
  const code = normalizePartNumber(text);
  if (code === '') return null;
  const [only, second] = products.filter(({ sku, partNumber }) =>
    [sku, partNumber].some((number) => normalizePartNumber(number) === code),
  );
  return only && !second ? only : null;
}
