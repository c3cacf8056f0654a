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
  /** Failure of the last request. If the status is `ready` despite a failure, the cached data are still shown. */
  failure: FailureCode | null;
  /** The other data of a list's answer, besides the products. Only lists have these data. */
  found?: ListResult;
}

export interface CatalogState {
  departments: { status: RequestStatus; categories: Category[] };
  /** All products that have arrived, by slug. */
  products: Record<string, Product>;
  shelves: Record<string, ShelfState>;
  /** State of the product on the product page. */
  product: { slug: string | null; status: RequestStatus | 'missing'; failure: FailureCode | null };
  suggestions: Suggestions;
  /** Text of the last search. Persisted. */
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

/** Keeps the known price of a product from a list until the new price arrives. */
function keepPrices(product: Product, known: Product | undefined): Product {
  if (!product.awaitsPrices || !known || known.awaitsPrices) return product;
  const { awaitsPrices: _, ...listed } = product;
  const { price, priceWithoutIva, compareAtPrice, stock, quantity } = known;
  return { ...listed, price, priceWithoutIva, compareAtPrice, stock, quantity };
}

/** Keeps the known equivalents and tags, because a list sends products without equivalents and tags. */
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

/** Adds products to the state. An unchanged product remains the same object, so its components do not re-render. */
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
 * Drops all products and lists when the account or the customer changes. Their prices apply only to the previous
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
    /** A product query near the viewport has no data yet, or the visitor retries the query after a failure. */
    shelfWanted: (state, _: PayloadAction<{ shelf: ProductQuery }>) => state,
    /** The pointer or the focus reached a link to another page of a list. */
    listApproached: (state, _: PayloadAction<{ path: string }>) => state,
    /** Navigation cancelled the query before the answer arrived. */
    shelfGivenUp: (state, { payload }: PayloadAction<{ shelf: ProductQuery }>) => {
      const shelf = getShelf(state, payload.shelf);
      if (shelf?.status === 'asking') shelf.status = 'idle';
    },
    shelfReceived: (state, { payload }: PayloadAction<{ shelf: ProductQuery } & FoundProducts>) => {
      const { shelf, products, found } = payload;
      const slugs = mergeProducts(state, products, shelf.kind === 'all');
      const received: ShelfState = { status: 'ready', slugs, failure: null };
      if (found) received.found = found;
      // if the requested page is beyond the last page, the answer contains the last page
      for (const own of [shelf, getLastPage(shelf, found)])
        if (own) state.shelves[getProductQueryKey(own)] = received;
    },
    /**
     * Prices and stock of listed products arrived. If a product has no price in the answer, the ERP no longer has the
     * product.
     */
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
    /** Products arrived that do not belong to a product query. */
    productsReceived: (state, { payload }: PayloadAction<{ products: Product[] }>) => {
      mergeProducts(state, payload.products);
    },
    /** The visitor opened the product page. */
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
    /** The suggestions feature has loaded. The visitor may already have typed text. */
    suggestionsWanted: (state) => state,
    /** The visitor closed the suggestions without a search. */
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
    /** Returns the state of the page's product if the product does not exist or failed to load; null otherwise. */
    productTrouble: ({ product }, slug: string) =>
      product.slug === slug && (product.status === 'missing' || product.status === 'failed') ? product : null,
    shelfStatus: (state, shelf: ProductQuery): RequestStatus => getShelf(state, shelf)?.status ?? 'idle',
    /** Whether the list of a place has no data yet: the list is loading, or will be requested. */
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
    /**
     * Returns the products of the answer. While an answer loads, returns those products of the last answer that match
     * the text.
     */
    suggestedProducts: createSelector(
      [(state: CatalogState) => state.products, (state: CatalogState) => state.suggestions],
      (products, { slugs, status, text }): Product[] => {
        const listedProducts = slugs.flatMap((slug) => products[slug] ?? []);
        return status === 'asking' ? filterByText(listedProducts, text) : listedProducts;
      },
    ),
    /** Returns the product whose number equals the text. Returns null until the answer for this text has arrived. */
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
