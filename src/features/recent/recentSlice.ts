import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isCustomerChange, readIdentity } from '@/features/auth';
import { catalog } from '@/features/catalog';
import type { ListedProduct } from '@/features/lists';
import { foldAccents } from '@/shared/foldText';

export const maxRecentProducts = 12;
/** Maximum number of searches that are stored for each customer. */
export const maxRecentSearches = 5;
/** Maximum number of customers whose searches are stored. */
export const maxSearchers = 50;
export const maxCustomers = 6;

/**
 * Searches with the code of the customer whom the seller served. The code is '' for a seller who serves no customer,
 * and for customers and guests.
 */
export interface CustomerSearches {
  customer: string;
  /** Texts of the searches, newest first. */
  texts: string[];
}

/** Viewed products, searches, and customers whom the seller served, newest first. Persisted until the logout. */
export interface RecentState {
  products: ListedProduct[];
  /** Searches by customer. The searches for the current customer come first. */
  searches: CustomerSearches[];
  /** Codes of the customers whom the seller served. */
  customers: string[];
}

const initialState: RecentState = { products: [], searches: [], customers: [] };

const without = (searches: readonly string[], text: string): string[] =>
  searches.filter((search) => foldAccents(search) !== foldAccents(text));

const noSearches: string[] = [];
const getSearches = ({ searches: [served] }: RecentState): string[] => served?.texts ?? noSearches;

/** Moves the searches for a customer to the front. New searches are added to the first entry. */
function serve(state: RecentState, customer: string): void {
  if ((state.searches[0]?.customer ?? '') === customer) return;
  const own = state.searches.find((one) => one.customer === customer) ?? { customer, texts: [] };
  const others = state.searches.filter((one) => one.customer !== customer && one.texts.length > 0);
  state.searches = [own, ...others].slice(0, maxSearchers);
}

const slice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    searchForgotten: ({ searches: [served] }, { payload }: PayloadAction<{ text: string }>) => {
      if (served) served.texts = without(served.texts, payload.text);
    },
    /** The user removed the searches for the current customer. If `ofAll`, all searches in this browser are removed. */
    searchesForgotten: (state, { payload }: PayloadAction<{ ofAll: boolean }>) => {
      const [served] = state.searches;
      if (payload.ofAll) state.searches = [];
      else if (served) served.texts = [];
    },
    productsForgotten: (state) => {
      state.products = [];
    },
    /** Another tab changed some of the fields. */
    changedElsewhere: (state, { payload }: PayloadAction<Partial<RecentState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalog.searchSubmitted, (state, { payload }) => {
        const text = payload.text.trim();
        if (text === '') return;
        const [served = { customer: '', texts: [] }, ...others] = state.searches;
        const texts = [text, ...without(served.texts, text)].slice(0, maxRecentSearches);
        state.searches = [{ ...served, texts }, ...others];
      })
      .addCase(catalog.productViewed, (state, { payload: { product } }) => {
        const others = state.products.filter(({ id }) => id !== product.id);
        state.products = [product, ...others].slice(0, maxRecentProducts);
      })
      .addCase(auth.customerSelected, (state, { payload: { customer } }) => {
        const others = state.customers.filter((code) => code !== customer.code);
        state.customers = [customer.code, ...others].slice(0, maxCustomers);
      })
      .addCase(auth.otherPersonArrived, () => initialState)
      .addCase(auth.signedOut, () => initialState)
      // if the account itself is the customer, its searches are stored under ''
      .addMatcher(isCustomerChange, (state, action) => {
        const { account, customer } = readIdentity(action);
        serve(state, customer && customer !== account ? customer.code : '');
      });
  },
  selectors: {
    products: (state) => state.products,
    /** Searches for the current customer. */
    searches: getSearches,
    searchCount: (state) => state.searches.flatMap(({ texts }) => texts).length,
    customers: (state) => state.customers,
    /** Returns the recently viewed products without the product that has this slug. */
    productsWithout: createSelector(
      [(state: RecentState) => state.products, (_: RecentState, slug: string) => slug],
      (products, slug): ListedProduct[] => products.filter((product) => product.slug !== slug),
    ),
  },
});

export const recentReducer = slice.reducer;
export const recent = slice.actions;
export const recentSelectors = slice.selectors;
