import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderLine } from '@/erp/rows/order';
import type { Product } from '@/erp/rows/product';
import { customerChangeActions } from '@/features/auth';
import { cart } from '@/features/cart';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';

/** What the person wishes of a line of the former order. */
export interface LineSelection {
  isTaken: boolean;
  quantity: number;
  /** The value chosen of each option group, by slugs. */
  options: Record<string, string>;
}

export interface ReorderState {
  status: 'closed' | 'asking' | 'ready' | 'failed';
  /** The order asked for again; its lines come with the parts where a list did not have them. */
  order: Order | null;
  /** The parts of today's catalogue, by the sku of the order's lines; what is not in it is not sold any more. */
  parts: Record<string, Product>;
  /** One for each line of the order, in its place. */
  wishes: LineSelection[];
  failure: FailureCode | null;
}

const initialState: ReorderState = { status: 'closed', order: null, parts: {}, wishes: [], failure: null };

/** The values of then by their names, as far as they are still offered. */
const sameOptions = (line: OrderLine, part: Product | undefined): Record<string, string> =>
  Object.fromEntries(
    (part?.options ?? []).flatMap((group) => {
      const before = line.options.find(({ name }) => name === group.name);
      const value = group.values.find(({ name }) => name === before?.value);
      return value ? [[group.slug, value.slug]] : [];
    }),
  );

const slice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    requested: (_, { payload }: PayloadAction<{ order: Order }>): ReorderState => ({
      ...initialState,
      status: 'asking',
      order: payload.order,
    }),
    retryRequested: (state) => {
      if (state.status !== 'failed') return;
      state.status = 'asking';
      state.failure = null;
    },
    partsReceived: (
      state,
      { payload }: PayloadAction<{ lines: OrderLine[]; parts: Record<string, Product> }>,
    ) => {
      if (state.status !== 'asking' || !state.order) return;
      state.status = 'ready';
      state.order.lines = payload.lines;
      state.parts = payload.parts;
      state.wishes = payload.lines.map((line) => ({
        isTaken: true,
        quantity: line.quantity,
        options: sameOptions(line, payload.parts[line.sku]),
      }));
    },
    failed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.status !== 'asking') return;
      state.status = 'failed';
      state.failure = payload.code;
    },
    lineChosen: (state, { payload }: PayloadAction<{ position: number; isTaken: boolean }>) => {
      const wish = state.wishes[payload.position];
      if (wish) wish.isTaken = payload.isTaken;
    },
    quantityChosen: (state, { payload }: PayloadAction<{ position: number; quantity: number }>) => {
      const wish = state.wishes[payload.position];
      if (wish) wish.quantity = payload.quantity;
    },
    optionChosen: (state, { payload }: PayloadAction<{ position: number; group: string; value: string }>) => {
      const wish = state.wishes[payload.position];
      if (wish) wish.options[payload.group] = payload.value;
    },
    closed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      isAnyOf(cart.linesAddBegan, navigation.arrived, ...customerChangeActions),
      () => initialState,
    );
  },
  selectors: {
    order: (state) => state.order,
    all: (state) => state,
  },
});

export const reorderReducer = slice.reducer;
export const reorder = slice.actions;
export const reorderSelectors = slice.selectors;
