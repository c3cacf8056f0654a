import { createSelector } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { authSelectors, type AuthState } from '@/features/auth';
import { recentSelectors, type RecentState } from '@/features/recent';
import { foldAccents } from '@/shared/foldText';

/** A customer with the text that is searched, in lower case and without accents. */
export interface Entry {
  customer: Account;
  folded: string;
  isRecent: boolean;
}

/** Returns the digits of a phone number as people say them: a number of Ecuador begins with 0 instead of +593. */
const toPhoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^593/, '0');

/** Memoized for each list. To normalize 10,000 customers takes longer than a frame; to search them does not. */
const selectFolded = createSelector(
  [(state: { auth: AuthState }) => authSelectors.customers(state).items],
  (customers): Entry[] =>
    customers.map((customer) => ({
      customer,
      folded: foldAccents(
        [
          customer.code,
          customer.name,
          customer.tradeName,
          customer.email,
          toPhoneDigits(customer.phone),
        ].join('\n'),
      ),
      isRecent: false,
    })),
);

/** Selects all customers of the seller. Customers whom the seller served recently come first. */
export const selectCustomerIndex = createSelector(
  [selectFolded, recentSelectors.customers],
  (entries, recent): Entry[] => {
    const recentPosition = new Map(recent.map((code, at) => [code, at]));
    const getPosition = ({ customer }: Entry) => recentPosition.get(customer.code) ?? Infinity;
    const lately = entries.filter((entry) => getPosition(entry) < Infinity);
    lately.sort((a, b) => getPosition(a) - getPosition(b));
    return [
      ...lately.map((entry) => ({ ...entry, isRecent: true })),
      ...entries.filter((entry) => getPosition(entry) === Infinity),
    ];
  },
) satisfies (state: { auth: AuthState; recent: RecentState }) => Entry[];

/** Returns the words of a query, in lower case and without accents. */
export const toWords = (typed: string): string[] => foldAccents(typed).split(/\s+/).filter(Boolean);

/**
 * Incremental search: finds customers that contain every word, in any order, without accents and case. When the query
 * becomes longer, only the previous result is searched. Results of shorter queries are kept for backspace.
 */
export function createCustomerFinder(index: readonly Entry[]) {
  /** Stack of queries. A query in the stack is the beginning of the next query. */
  let history: { typed: string; found: readonly Entry[] }[] = [];
  return (typed: string): readonly Entry[] => {
    const query = foldAccents(typed).trimStart();
    history = history.filter((step) => query.startsWith(step.typed));
    const last = history.at(-1);
    if (last?.typed === query) return last.found;
    const words = toWords(query);
    const among = last?.found ?? index;
    const found =
      words.length === 0 ? among : among.filter(({ folded }) => words.every((word) => folded.includes(word)));
    history.push({ typed: query, found });
    return found;
  };
}
