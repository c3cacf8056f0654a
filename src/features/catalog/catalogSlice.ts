import {
  createSelector,
  createSlice,
  original,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { auth, customerChangeActions } from '@/features/auth';
import type { ListedProduct } from '@/features/lists';
import { navigation, type Place } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { findByQuery, rankByQuery } from '@/shared/partSearch';
import type { RequestStatus } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import {
  onReceived,
  findExactMatch,
  onFailed,
  onLeft,
  noSuggestions,
  resetForAccount,
  onTyped,
  type Suggestions,
} from './searchSuggestions';
import { listShelf, getProductQueryKey, type FoundProducts, type ProductQuery } from './productQuery';

interface ShelfState {
  status: RequestStatus;
  slugs: string[];
  /** With `ready`: cached data are shown, and their refresh failed. */
  failure: FailureCode | null;
  /** How the words of its search were understood, where that is worth saying. */
  understood?: unknown;
}

export interface CatalogState {
  departments: { status: RequestStatus; categories: Category[] };
  /** All received products by slug. */
  products: Record<string, Product>;
  shelves: Record<string, ShelfState>;
  /** Product of the product page. */
  product: { slug: string | null; status: RequestStatus | 'missing'; failure: FailureCode | null };
  suggestions: Suggestions;
  /** Last search, persisted. */
  searchText: string;
  quickView: string | null;
}

const initialState: CatalogState = {
  departments: { status: 'idle', categories: [] },
  products: {},
  shelves: {},
  product: { slug: null, status: 'idle', failure: null },
  suggestions: noSuggestions,
  searchText: '',
  quickView: null,
};

/** Keeps the same object for an unchanged product, so that nothing re-renders. */
const mergeProducts = (state: CatalogState, products: readonly Product[]): string[] => {
  const knownProducts = original(state)?.products;
  for (const product of products) {
    if (!deepEqual(knownProducts?.[product.slug], product)) state.products[product.slug] = product;
  }
  return products.map((product) => product.slug);
};

/** Prices are the account's: after another login or level no earlier answer may be shown. */
const forgetPrices = (state: CatalogState, action: UnknownAction) => {
  state.products = {};
  state.shelves = {};
  state.product = initialState.product;
  state.suggestions = resetForAccount(state.suggestions);
  state.quickView = null;
  if (auth.signedOut.match(action)) state.searchText = '';
};

const slice = createSlice({
  name: 'catalog',
  initialState,
  reducers: {
    departmentsAsked: ({ departments }) => {
      if (departments.status !== 'ready') departments.status = 'asking';
    },
    departmentsReceived: (state, { payload }: PayloadAction<{ categories: Category[] }>) => {
      state.departments = { status: 'ready', categories: payload.categories };
    },
    departmentsFailed: ({ departments }, _: PayloadAction<{ code: FailureCode }>) => {
      if (departments.status === 'asking') departments.status = 'failed';
    },
    shelfAsked: (state, { payload }: PayloadAction<{ shelf: ProductQuery }>) => {
      const shelf = state.shelves[getProductQueryKey(payload.shelf)];
      // stale-while-revalidate: cached rows stay on the screen
      if (shelf?.status === 'ready') {
        shelf.failure = null;
        return;
      }
      state.shelves[getProductQueryKey(payload.shelf)] = { status: 'asking', slugs: [], failure: null };
    },
    /** A product query near the viewport without data, or a retry of a failed one. */
    shelfWanted: (state, _: PayloadAction<{ shelf: ProductQuery }>) => state,
    /** Cancelled by navigation before it arrived. */
    shelfGivenUp: (state, { payload }: PayloadAction<{ shelf: ProductQuery }>) => {
      const shelf = state.shelves[getProductQueryKey(payload.shelf)];
      if (shelf?.status === 'asking') shelf.status = 'idle';
    },
    shelfReceived: (state, { payload }: PayloadAction<{ shelf: ProductQuery } & FoundProducts>) => {
      const { shelf, products, understood } = payload;
      const search = shelf.kind === 'all' ? (shelf.search ?? '') : '';
      // understood searches have the service's own order
      const slugs = mergeProducts(state, understood ? products : rankByQuery(products, search));
      state.shelves[getProductQueryKey(shelf)] = {
        status: 'ready',
        slugs,
        failure: null,
        understood,
      };
    },
    shelfFailed: (state, { payload }: PayloadAction<{ shelf: ProductQuery; code: FailureCode }>) => {
      const shelf = state.shelves[getProductQueryKey(payload.shelf)];
      if (!shelf) return;
      if (shelf.status === 'asking') shelf.status = 'failed';
      shelf.failure = payload.code;
    },
    productAsked: (state, { payload }: PayloadAction<{ slug: string }>) => {
      state.product = { slug: payload.slug, status: 'asking', failure: null };
    },
    productReceived: (state, { payload }: PayloadAction<{ product: Product }>) => {
      mergeProducts(state, [payload.product]);
      if (state.product.slug === payload.product.slug) state.product.status = 'ready';
    },
    productFailed: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.product.slug !== payload.slug) return;
      state.product.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      state.product.failure = payload.code;
    },
    /** Products that belong to no product query. */
    productsReceived: (state, { payload }: PayloadAction<{ products: Product[] }>) => {
      mergeProducts(state, payload.products);
    },
    /** The product page was opened. */
    productViewed: (state, _: PayloadAction<{ product: ListedProduct }>) => state,
    searchTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.suggestions = onTyped(state.suggestions, payload.text.trim());
    },
    suggestionsReceived: (state, { payload }: PayloadAction<{ text: string; products: Product[] }>) => {
      const { text, products } = payload;
      if (text !== state.suggestions.text) return;
      state.suggestions = onReceived(state.suggestions, mergeProducts(state, rankByQuery(products, text)));
    },
    suggestionsFailed: (state, { payload }: PayloadAction<{ text: string; code: FailureCode }>) => {
      const { text, status } = state.suggestions;
      if (payload.text === text && status === 'asking') state.suggestions = onFailed(state.suggestions);
    },
    /** The suggestions were closed without a search. */
    searchLeft: (state) => {
      state.suggestions = onLeft(state.suggestions);
    },
    searchSubmitted: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.searchText = payload.text.trim();
      state.suggestions = onLeft(state.suggestions);
    },
    quickViewOpened: (state, { payload }: PayloadAction<{ slug: string }>) => {
      state.quickView = payload.slug;
    },
    quickViewClosed: (state) => {
      state.quickView = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(navigation.arrived, (state) => {
      state.quickView = null;
    });
    for (const { type } of customerChangeActions) builder.addCase(type, forgetPrices);
    builder.addCase(auth.otherPersonArrived, (state) => {
      state.searchText = '';
    });
  },
  selectors: {
    departments: (state) => state.departments,
    products: (state) => state.products,
    product: ({ products }, slug: string): Product | null =>
      Object.hasOwn(products, slug) ? (products[slug] ?? null) : null,
    /** Sets the page's own product to missing or failed. */
    productTrouble: ({ product }, slug: string) =>
      product.slug === slug && (product.status === 'missing' || product.status === 'failed') ? product : null,
    shelfStatus: (state, shelf: ProductQuery): RequestStatus =>
      state.shelves[getProductQueryKey(shelf)]?.status ?? 'idle',
    /** Whether a place's list has no data yet: it is loading, or about to be requested. */
    isListAwaited: (state, place: Place): boolean => {
      const shelf = listShelf(place);
      if (shelf === null) return false;
      const status = state.shelves[getProductQueryKey(shelf)]?.status ?? 'idle';
      return status === 'idle' || status === 'asking';
    },
    shelfFailure: (state, shelf: ProductQuery) => state.shelves[getProductQueryKey(shelf)]?.failure ?? null,
    shelfUnderstood: (state, shelf: ProductQuery): unknown =>
      state.shelves[getProductQueryKey(shelf)]?.understood,
    shelfProducts: createSelector(
      [
        (state: CatalogState) => state.products,
        (state: CatalogState, shelf: ProductQuery) => state.shelves[getProductQueryKey(shelf)]?.slugs,
      ],
      (products, slugs): Product[] => (slugs ?? []).flatMap((slug) => products[slug] ?? []),
    ),
    suggestions: (state) => state.suggestions,
    /** The answer; while it loads, the matching part of the previous one. */
    suggestedProducts: createSelector(
      [(state: CatalogState) => state.products, (state: CatalogState) => state.suggestions],
      (products, { slugs, status, text }): Product[] => {
        const listedProducts = slugs.flatMap((slug) => products[slug] ?? []);
        return status === 'asking' ? findByQuery(listedProducts, text) : listedProducts;
      },
    ),
    /** The product whose number equals the text, once this text's answer has arrived. */
    exactSuggestion: ({ products, suggestions }, text: string): Product | null => {
      if (suggestions.status !== 'ready' || suggestions.text !== text.trim()) return null;
      return findExactMatch(
        suggestions.slugs.flatMap((slug) => products[slug] ?? []),
        text,
      );
    },
    searchText: (state) => state.searchText,
    quickViewProduct: (state): Product | null =>
      state.quickView === null ? null : (state.products[state.quickView] ?? null),
  },
});

export const catalogReducer = slice.reducer;
export const catalog = slice.actions;
export const catalogSelectors = slice.selectors;
