import {
  createSelector,
  createSlice,
  original,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { auth, isCustomerChange } from '@/features/auth';
import type { ListedProduct } from '@/features/lists';
import { navigation, type Place } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import type { ListedPrice, ListResult } from '@/shop/productLists';
import {
  onReceived,
  findExactMatch,
  filterByText,
  onFailed,
  onLeft,
  noSuggestions,
  resetForAccount,
  onTyped,
  type SuggestedWays,
  type Suggestions,
} from './searchSuggestions';
import {
  getLastPage,
  toListPageQuery,
  getProductQueryKey,
  type FoundProducts,
  type ProductQuery,
} from './productQuery';

interface ShelfState {
  status: RequestStatus;
  slugs: string[];
  /** Failure of the last request. With the status `ready`, cached data are shown although their refresh failed. */
  failure: FailureCode | null;
  /** Result of a catalogue list besides its products; undefined for other queries. */
  found?: ListResult;
}

export interface CatalogState {
  departments: { status: RequestStatus; categories: Category[] };
  /** All products that were received, by slug. */
  products: Record<string, Product>;
  shelves: Record<string, ShelfState>;
  /** Product of the product page. */
  product: { slug: string | null; status: RequestStatus | 'missing'; failure: FailureCode | null };
  suggestions: Suggestions;
  /** The last search, persisted. */
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

/** Keeps the known price of a listed product until the new price arrives. */
function keepPrices(product: Product, known: Product | undefined): Product {
  if (!product.awaitsPrices || !known || known.awaitsPrices) return product;
  const { awaitsPrices: _, ...listed } = product;
  const { price, priceWithoutIva, compareAtPrice, stock, quantity } = known;
  return { ...listed, price, priceWithoutIva, compareAtPrice, stock, quantity };
}

/** Keeps known equivalents and tags, which products of lists lack. */
const keepDetails = (product: Product, known: Product | undefined): Product =>
  known && product.equivalents.length === 0 && product.tags.length === 0
    ? { ...product, equivalents: known.equivalents, tags: known.tags }
    : product;

const noPrices = {
  price: null,
  priceWithoutIva: null,
  compareAtPrice: null,
  stock: null,
  quantity: null,
};

/** Adds products to the state. An unchanged product keeps its object, so that no component re-renders. */
const mergeProducts = (state: CatalogState, products: readonly Product[], isList = false): string[] => {
  const knownProducts = original(state)?.products ?? {};
  for (const received of products) {
    const known = Object.hasOwn(knownProducts, received.slug) ? knownProducts[received.slug] : undefined;
    const product = keepPrices(isList ? keepDetails(received, known) : received, known);
    if (!deepEqual(known, product)) state.products[product.slug] = product;
  }
  return products.map((product) => product.slug);
};

/**
 * Drops all products and lists after a change of account or customer, because their prices belong to the previous
 * account or customer.
 */
const forgetPrices = (state: CatalogState, action: UnknownAction) => {
  state.products = {};
  state.shelves = {};
  state.product = initialState.product;
  state.suggestions = resetForAccount(state.suggestions);
  state.quickView = null;
  if (auth.signedOut.match(action)) state.searchText = '';
};

const getShelf = (state: CatalogState, shelf: ProductQuery): ShelfState | undefined =>
  state.shelves[getProductQueryKey(shelf)];

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
      const shelf = getShelf(state, payload.shelf);
      // stale-while-revalidate: cached rows stay on the screen
      if (shelf?.status === 'ready') {
        shelf.failure = null;
        return;
      }
      state.shelves[getProductQueryKey(payload.shelf)] = { status: 'asking', slugs: [], failure: null };
    },
    /** A product query near the viewport has no data, or is retried after a failure. */
    shelfWanted: (state, _: PayloadAction<{ shelf: ProductQuery }>) => state,
    /** The pointer or the focus reached a link to a page of a list. */
    listApproached: (state, _: PayloadAction<{ path: string }>) => state,
    /** The query was cancelled by navigation before its answer arrived. */
    shelfGivenUp: (state, { payload }: PayloadAction<{ shelf: ProductQuery }>) => {
      const shelf = getShelf(state, payload.shelf);
      if (shelf?.status === 'asking') shelf.status = 'idle';
    },
    shelfReceived: (state, { payload }: PayloadAction<{ shelf: ProductQuery } & FoundProducts>) => {
      const { shelf, products, found } = payload;
      const slugs = mergeProducts(state, products, shelf.kind === 'all');
      const received: ShelfState = { status: 'ready', slugs, failure: null };
      if (found) received.found = found;
      // a page beyond the last one is answered with the last page
      for (const own of [shelf, getLastPage(shelf, found)])
        if (own) state.shelves[getProductQueryKey(own)] = received;
    },
    /** Prices and stock of listed products arrived. A product without a price in the answer is no longer in the ERP. */
    pricesReceived: (state, { payload }: PayloadAction<{ slugs: string[]; prices: ListedPrice[] }>) => {
      const bySku = new Map(payload.prices.map((price) => [price.sku, price]));
      mergeProducts(
        state,
        payload.slugs.flatMap((slug) => {
          const known = original(state)?.products[slug];
          if (!known) return [];
          const { awaitsPrices: _, ...product } = { ...known, ...noPrices, ...bySku.get(known.sku) };
          return product;
        }),
      );
    },
    shelfFailed: (state, { payload }: PayloadAction<{ shelf: ProductQuery; code: FailureCode }>) => {
      const shelf = getShelf(state, payload.shelf);
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
    /** Products arrived that belong to no product query. */
    productsReceived: (state, { payload }: PayloadAction<{ products: Product[] }>) => {
      mergeProducts(state, payload.products);
    },
    /** The product page was opened. */
    productViewed: (state, _: PayloadAction<{ product: ListedProduct }>) => state,
    searchTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.suggestions = onTyped(state.suggestions, payload.text.trim());
    },
    suggestionsReceived: (
      state,
      { payload }: PayloadAction<{ text: string; products: Product[]; ways?: SuggestedWays }>,
    ) => {
      const { text, products, ways } = payload;
      if (text !== state.suggestions.text) return;
      state.suggestions = onReceived(state.suggestions, mergeProducts(state, products), ways);
    },
    suggestionsFailed: (state, { payload }: PayloadAction<{ text: string; code: FailureCode }>) => {
      const { text, status } = state.suggestions;
      if (payload.text === text && status === 'asking') state.suggestions = onFailed(state.suggestions);
    },
    /** The suggestions feature has loaded, after text was typed. */
    suggestionsWanted: (state) => state,
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
    builder
      .addCase(auth.otherPersonArrived, (state) => {
        state.searchText = '';
      })
      .addMatcher(isCustomerChange, forgetPrices);
  },
  selectors: {
    departments: (state) => state.departments,
    products: (state) => state.products,
    product: ({ products }, slug: string): Product | null =>
      Object.hasOwn(products, slug) ? (products[slug] ?? null) : null,
    /** Returns the state of the page's product if the product is missing or failed to load; null otherwise. */
    productTrouble: ({ product }, slug: string) =>
      product.slug === slug && (product.status === 'missing' || product.status === 'failed') ? product : null,
    shelfStatus: (state, shelf: ProductQuery): RequestStatus => getShelf(state, shelf)?.status ?? 'idle',
    /** Whether a place's list has no data yet, because the list is loading or about to be requested. */
    isListAwaited: (state, place: Place): boolean => {
      const shelf = toListPageQuery(place);
      if (shelf === null) return false;
      const status = getShelf(state, shelf)?.status ?? 'idle';
      return status === 'idle' || status === 'asking';
    },
    shelfFailure: (state, shelf: ProductQuery) => getShelf(state, shelf)?.failure ?? null,
    shelfFound: (state, shelf: ProductQuery): ListResult | null => getShelf(state, shelf)?.found ?? null,
    shelfProducts: createSelector(
      [
        (state: CatalogState) => state.products,
        (state: CatalogState, shelf: ProductQuery) => getShelf(state, shelf)?.slugs,
      ],
      (products, slugs): Product[] => (slugs ?? []).flatMap((slug) => products[slug] ?? []),
    ),
    suggestions: (state) => state.suggestions,
    /** The products of the answer. While the answer loads, the matching products of the previous answer. */
    suggestedProducts: createSelector(
      [(state: CatalogState) => state.products, (state: CatalogState) => state.suggestions],
      (products, { slugs, status, text }): Product[] => {
        const listedProducts = slugs.flatMap((slug) => products[slug] ?? []);
        return status === 'asking' ? filterByText(listedProducts, text) : listedProducts;
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
    quickViewProduct: (state): Product | null =>
      state.quickView === null ? null : (state.products[state.quickView] ?? null),
  },
});

export const catalogReducer = slice.reducer;
export const catalog = slice.actions;
export const catalogSelectors = slice.selectors;
