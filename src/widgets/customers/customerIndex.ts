import { createSelector } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { authSelectors, type AuthState } from '@/features/auth';
import { recentSelectors, type RecentState } from '@/features/recent';
import { foldAccents } from '@/shared/partSearch';

/** A customer, and what is searched of them in the form it is compared in. */
export interface Entry {
  customer: Account;
  folded: string;
  isRecent: boolean;
}

/** Done once a list: folding 10,000 takes longer than a frame, searching them does not. */
const selectFolded = createSelector(
  [(state: { auth: AuthState }) => authSelectors.customers(state).items],
  (customers): Entry[] =>
    customers.map((customer) => ({
      customer,
      folded: foldAccents([customer.code, customer.name, customer.tradeName, customer.email].join('\n')),
      isRecent: false,
    })),
);

/** All customers of the seller, those served lately first, the last one before all. */
export const selectCustomerIndex = createSelector(
  [selectFolded, recentSelectors.customers],
  (entries, recent): Entry[] => {
    const place = new Map(recent.map((code, at) => [code, at]));
    const placeOf = ({ customer }: Entry) => place.get(customer.code) ?? Infinity;
    const lately = entries.filter((entry) => placeOf(entry) < Infinity);
    lately.sort((a, b) => placeOf(a) - placeOf(b));
    return [
      ...lately.map((entry) => ({ ...entry, isRecent: true })),
      ...entries.filter((entry) => placeOf(entry) === Infinity),
    ];
  },
) satisfies (state: { auth: AuthState; recent: RecentState }) => Entry[];

/** What is looked for, in the form it is compared in. */
export const toWords = (typed: string): string[] => foldAccents(typed).split(/\s+/).filter(Boolean);

/**
 * Finds the customers in whom every word typed stands, in any order, without accents and case. A longer text is looked
 * for among what its beginning found, and what was typed is found again when it is taken back: with each key there is
 * less to search.
 */
export function createCustomerFinder(index: readonly Entry[]) {
  /** Each text the beginning of the next. */
  let way: { typed: string; found: readonly Entry[] }[] = [];
  return (typed: string): readonly Entry[] => {
    const wanted = foldAccents(typed).trimStart();
    way = way.filter((step) => wanted.startsWith(step.typed));
    const last = way.at(-1);
    if (last?.typed === wanted) return last.found;
    const words = toWords(wanted);
    const among = last?.found ?? index;
    const found =
      words.length === 0 ? among : among.filter(({ folded }) => words.every((word) => folded.includes(word)));
    way.push({ typed: wanted, found });
    return found;
  };
}
