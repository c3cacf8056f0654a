import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { put, select } from '@/shared/saga/effects';
import { lockedFor } from '@/shared/saga/flows';

/** What a list keeps of a product: enough to draw it. Prices are never kept; they are the asker's of the day. */
export type ListedProduct = Pick<Product, 'id' | 'slug' | 'sku' | 'name' | 'images'>;

export const listedProduct = ({ id, slug, sku, name, images }: Product): ListedProduct => ({
  id,
  slug,
  sku,
  name,
  images: images.slice(0, 1),
});

export interface ProductListState {
  items: ListedProduct[];
  busy: string[];
}

/** 350 ms, as in the cart: a double tap is one. */
const lockTime = 350;

/** wishlist and compare: products by id, no duplicates, each change locked for its 350 ms. */
export function createProductList<const Name extends string>(name: Name) {
  const initialState: ProductListState = { items: [], busy: [] };
  const release = (state: ProductListState, id: number) => {
    state.busy = state.busy.filter((busy) => busy !== String(id));
  };

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      addRequested: (state, _: PayloadAction<{ product: ListedProduct }>) => state,
      addBegan: (state, { payload }: PayloadAction<{ product: ListedProduct }>) => {
        if (!state.items.some((item) => item.id === payload.product.id)) state.items.push(payload.product);
        state.busy.push(String(payload.product.id));
      },
      productAdded: (state, { payload }: PayloadAction<{ id: number; name: string }>) =>
        release(state, payload.id),
      removeRequested: (state, _: PayloadAction<{ id: number }>) => state,
      removeBegan: (state, { payload }: PayloadAction<{ id: number }>) => {
        state.items = state.items.filter((item) => item.id !== payload.id);
        state.busy.push(String(payload.id));
      },
      productRemoved: (state, { payload }: PayloadAction<{ id: number }>) => release(state, payload.id),
      /** Another tab wrote the list: this one shows the same. */
      changedElsewhere: (state, { payload }: PayloadAction<{ items?: ListedProduct[] }>) => {
        if (payload.items) state.items = payload.items;
      },
    },
    extraReducers: (builder) => {
      builder.addCase(auth.signedOut, () => initialState);
    },
    selectors: {
      items: (state) => state.items,
      count: (state) => state.items.length,
      holds: (state, id: number) => state.items.some((item) => item.id === id),
      isBusy: (state, id: number) => state.busy.includes(String(id)),
    },
  });

  const events = slice.actions;

  function* addLock() {
    yield* lockedFor(
      lockTime,
      events.addRequested,
      ({ payload }) => String(payload.product.id),
      function* ({ payload }) {
        if (yield* select(slice.selectors.holds, payload.product.id)) return false;
        yield* put(events.addBegan(payload));
        return true;
      },
      function* ({ payload: { product } }) {
        yield* put(events.productAdded({ id: product.id, name: product.name }));
      },
    );
  }

  function* removeLock() {
    yield* lockedFor(
      lockTime,
      events.removeRequested,
      ({ payload }) => String(payload.id),
      function* ({ payload }) {
        yield* put(events.removeBegan(payload));
        return true;
      },
      function* ({ payload }) {
        yield* put(events.productRemoved(payload));
      },
    );
  }

  return {
    events,
    reducer: slice.reducer,
    selectors: slice.selectors,
    sagas: { [`${name}AddLock`]: addLock, [`${name}RemoveLock`]: removeLock },
  };
}
