import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { Asked } from '@/shared/redux';
import { shelfKey, type Shelf } from './shelf';

interface ShelfState {
  status: Asked;
  slugs: string[];
  failure: FailureCode | null;
}

export interface CatalogState {
  departments: { status: Asked; categories: Category[] };
  /** Everything received, by slug. */
  products: Record<string, Product>;
  shelves: Record<string, ShelfState>;
  /** The product page's own product. */
  product: { slug: string | null; status: Asked | 'missing'; failure: FailureCode | null };
  suggestions: { text: string; status: Asked; slugs: string[] };
  /** The last search, kept in the browser. */
  searchText: string;
  quickView: string | null;
}

const initialState: CatalogState = {
  departments: { status: 'idle', categories: [] },
  products: {},
  shelves: {},
  product: { slug: null, status: 'idle', failure: null },
  suggestions: { text: '', status: 'idle', slugs: [] },
  searchText: '',
  quickView: null,
};

const keep = (state: CatalogState, products: readonly Product[]): string[] => {
  for (const product of products) state.products[product.slug] = product;
  return products.map((product) => product.slug);
};

/** Prices belong to who asked: another person, another level, nothing of the old answers may be shown. */
const forgetPrices = (state: CatalogState) => {
  state.products = {};
  state.shelves = {};
  state.product = initialState.product;
  state.suggestions = initialState.suggestions;
  state.quickView = null;
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
    shelfAsked: (state, { payload }: PayloadAction<{ shelf: Shelf }>) => {
      const shelf = state.shelves[shelfKey(payload.shelf)];
      // what is known stays on the screen while it is refreshed behind
      if (shelf?.status === 'ready') return;
      state.shelves[shelfKey(payload.shelf)] = { status: 'asking', slugs: [], failure: null };
    },
    shelfReceived: (state, { payload }: PayloadAction<{ shelf: Shelf; products: Product[] }>) => {
      const slugs = keep(state, payload.products);
      state.shelves[shelfKey(payload.shelf)] = { status: 'ready', slugs, failure: null };
    },
    shelfFailed: (state, { payload }: PayloadAction<{ shelf: Shelf; code: FailureCode }>) => {
      const shelf = state.shelves[shelfKey(payload.shelf)];
      if (shelf?.status === 'asking') {
        shelf.status = 'failed';
        shelf.failure = payload.code;
      }
    },
    productAsked: (state, { payload }: PayloadAction<{ slug: string }>) => {
      state.product = { slug: payload.slug, status: 'asking', failure: null };
    },
    productReceived: (state, { payload }: PayloadAction<{ product: Product }>) => {
      keep(state, [payload.product]);
      if (state.product.slug === payload.product.slug) state.product.status = 'ready';
    },
    productFailed: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.product.slug !== payload.slug) return;
      state.product.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      state.product.failure = payload.code;
    },
    /** Several at once, that no shelf shows. */
    productsReceived: (state, { payload }: PayloadAction<{ products: Product[] }>) => {
      keep(state, payload.products);
    },
    /** The pointer or the focus rests on a product's link. */
    productPointed: (state, _: PayloadAction<{ slug: string }>) => state,
    searchTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      const text = payload.text.trim();
      if (text === state.suggestions.text && state.suggestions.status === 'ready') return;
      const { slugs } = state.suggestions;
      state.suggestions = text ? { text, status: 'asking', slugs } : { text: '', status: 'idle', slugs: [] };
    },
    suggestionsReceived: (state, { payload }: PayloadAction<{ text: string; products: Product[] }>) => {
      if (payload.text !== state.suggestions.text) return;
      state.suggestions = { text: payload.text, status: 'ready', slugs: keep(state, payload.products) };
    },
    suggestionsFailed: ({ suggestions }, { payload }: PayloadAction<{ text: string; code: FailureCode }>) => {
      if (payload.text === suggestions.text && suggestions.status === 'asking') suggestions.status = 'failed';
    },
    searchSubmitted: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.searchText = payload.text.trim();
    },
    quickViewOpened: (state, { payload }: PayloadAction<{ slug: string }>) => {
      state.quickView = payload.slug;
    },
    quickViewClosed: (state) => {
      state.quickView = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigation.arrived, (state) => {
        state.quickView = null;
      })
      .addCase(auth.sessionReceived, forgetPrices)
      .addCase(auth.customerSignedIn, forgetPrices)
      .addCase(auth.sellerSignedIn, forgetPrices)
      .addCase(auth.customerSelected, forgetPrices)
      .addCase(auth.loginRefused, forgetPrices)
      .addCase(auth.signedOut, (state) => {
        forgetPrices(state);
        state.searchText = '';
      });
  },
  selectors: {
    departments: (state) => state.departments,
    products: (state) => state.products,
    product: (state, slug: string): Product | null => state.products[slug.toLowerCase()] ?? null,
    productPage: (state) => state.product,
    shelfStatus: (state, shelf: Shelf): Asked => state.shelves[shelfKey(shelf)]?.status ?? 'idle',
    shelfFailure: (state, shelf: Shelf) => state.shelves[shelfKey(shelf)]?.failure ?? null,
    shelfProducts: createSelector(
      [
        (state: CatalogState) => state.products,
        (state: CatalogState, shelf: Shelf) => state.shelves[shelfKey(shelf)]?.slugs,
      ],
      (products, slugs): Product[] => (slugs ?? []).flatMap((slug) => products[slug] ?? []),
    ),
    suggestions: (state) => state.suggestions,
    suggestedProducts: createSelector(
      [(state: CatalogState) => state.products, (state: CatalogState) => state.suggestions.slugs],
      (products, slugs): Product[] => slugs.flatMap((slug) => products[slug] ?? []),
    ),
    searchText: (state) => state.searchText,
    quickViewProduct: (state): Product | null =>
      state.quickView === null ? null : (state.products[state.quickView] ?? null),
  },
});

export const catalogReducer = slice.reducer;
export const catalog = slice.actions;
export const catalogSelectors = slice.selectors;

/** A category and its department, found in the tree the departments came with. */
export const findCategory = (
  departments: readonly Category[],
  slug: string,
): { category: Category; department: Category } | null => {
  for (const department of departments) {
    if (department.slug === slug) return { category: department, department };
    const child = department.children.find((candidate) => candidate.slug === slug);
    if (child) return { category: child, department };
  }
  return null;
};
