import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import type { ListedProduct } from '@/features/lists';
import { foldAccents } from '@/shared/foldText';

export const maxRecentProducts = 12;
export const maxRecentSearches = 6;
export const maxCustomers = 6;

/** Viewed products, searches and served customers, newest first. Persisted until logout. */
export interface RecentState {
  products: ListedProduct[];
  searches: string[];
  /** Customer codes. */
  customers: string[];
}

const initialState: RecentState = { products: [], searches: [], customers: [] };

const without = (searches: readonly string[], text: string): string[] =>
  searches.filter((search) => foldAccents(search) !== foldAccents(text));

const slice = createSlice({
  name: 'recent',
  initialState,
  reducers: {
    searchForgotten: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.searches = without(state.searches, payload.text);
    },
    searchesForgotten: (state) => {
      state.searches = [];
    },
    productsForgotten: (state) => {
      state.products = [];
    },
    /** Another tab wrote one of the fields. */
    changedElsewhere: (state, { payload }: PayloadAction<Partial<RecentState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(catalog.searchSubmitted, (state, { payload }) => {
        const text = payload.text.trim();
        if (text !== '')
          state.searches = [text, ...without(state.searches, text)].slice(0, maxRecentSearches);
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
      .addCase(auth.signedOut, () => initialState);
  },
  selectors: {
    products: (state) => state.products,
    searches: (state) => state.searches,
    customers: (state) => state.customers,
    /** Recently viewed products without the one with this slug. */
    productsWithout: createSelector(
      [(state: RecentState) => state.products, (_: RecentState, slug: string) => slug],
      (products, slug): ListedProduct[] => products.filter((product) => product.slug !== slug),
    ),
  },
});

export const recentReducer = slice.reducer;
export const recent = slice.actions;
export const recentSelectors = slice.selectors;
