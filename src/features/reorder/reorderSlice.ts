import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Order, OrderLine } from '@/erp/rows/order';
import type { Product } from '@/erp/rows/product';
import { isCustomerChange } from '@/features/auth';
import { cart } from '@/features/cart';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';

/** An order or a quotation whose lines the customer wants to order again. */
export type ReorderSource = Pick<Order, 'id' | 'number' | 'customerCode' | 'lines'> & {
  /** Whether no line is selected at first, so that the user must select lines. */
  isMenu?: true;
};

/** The user's selection for one line of the earlier order. */
export interface LineSelection {
  isTaken: boolean;
  quantity: number;
  /** Chosen options: the key is the slug of an option, the value is the slug of its chosen value. */
  options: Record<string, string>;
}

export interface ReorderState {
  status: 'closed' | 'asking' | 'ready' | 'failed';
  /**
   * The order to repeat. An order from a list may have no lines. Its lines are then loaded together with the products.
   */
  order: ReorderSource | null;
  /** Today's products, by the sku of the order's line. If a product is missing here, it is discontinued. */
  parts: Record<string, Product>;
  /** Selections for the lines of the order, in the order of the lines. */
  wishes: LineSelection[];
  failure: FailureCode | null;
}

const initialState: ReorderState = { status: 'closed', order: null, parts: {}, wishes: [], failure: null };

/** Selects the options of the earlier order, by name. Options that are no longer offered stay open. */
const matchOptions = (line: OrderLine, part: Product | undefined): Record<string, string> =>
  Object.fromEntries(
    (part?.options ?? []).flatMap((group) => {
      const orderedOption = line.options.find(({ name }) => name === group.name);
      const value = group.values.find(({ name }) => name === orderedOption?.value);
      return value ? [[group.slug, value.slug]] : [];
    }),
  );

const slice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    requested: (_, { payload }: PayloadAction<{ order: ReorderSource }>): ReorderState => ({
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
        isTaken: !state.order?.isMenu,
        quantity: line.quantity,
        options: matchOptions(line, payload.parts[line.sku]),
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
    builder.addMatcher(isAnyOf(cart.linesAddBegan, navigation.arrived, isCustomerChange), () => initialState);
  },
  selectors: {
    order: (state) => state.order,
    all: (state) => state,
  },
});

export const reorderReducer = slice.reducer;
export const reorder = slice.actions;
export const reorderSelectors = slice.selectors;
