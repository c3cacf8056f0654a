import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '@/erp/rows/order';
import { isCustomerChange } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { Cents } from '@/shared/money';
import type { RequestStatus } from '@/shared/redux';
import type { OrderChange } from '@/shop/schemas';
import { mergeOrders } from './mergeOrders';
import { placementEvents } from './placementEvents';

export type OrderScope = 'customer' | 'seller';

export interface OrdersState {
  /** The orders of the customer or of the seller, newest first. The list contains orders of the ERP and of the shop. */
  list: {
    scope: OrderScope;
    status: RequestStatus;
    items: Order[];
    failure: FailureCode | null;
    /** Whether orders of the ERP are missing because the ERP failed or sent unreadable orders. */
    isPartial?: boolean;
  };
  /** Order on the current page. */
  order: {
    id: string | null;
    status: RequestStatus | 'missing';
    value: Order | null;
    failure: FailureCode | null;
  };
  placement:
    | { status: 'idle' | 'placing' }
    | { status: 'changed'; changes: OrderChange[] }
    | { status: 'rejected'; failure: FailureCode; available?: Cents }
    | { status: 'placed'; token: string };
}

const { orderSubmitted, orderPlaced, orderChanged, changesAccepted, orderRejected } = placementEvents;

const initialState: OrdersState = {
  list: { scope: 'customer', status: 'idle', items: [], failure: null },
  order: { id: null, status: 'idle', value: null, failure: null },
  placement: { status: 'idle' },
};

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersAsked: ({ list }, { payload }: PayloadAction<{ scope: OrderScope }>) => {
      if (list.scope !== payload.scope) {
        list.items = [];
        delete list.isPartial;
      }
      list.scope = payload.scope;
      list.failure = null;
      list.status = list.items.length > 0 && !list.isPartial ? 'ready' : 'asking';
    },
    /** `isPartial` means that some orders of the ERP could not be read. */
    ordersReceived: (
      { list },
      { payload }: PayloadAction<{ scope: OrderScope; orders: Order[]; isPartial?: boolean }>,
    ) => {
      if (list.scope !== payload.scope) return;
      list.status = 'ready';
      list.items = payload.orders;
      delete list.isPartial;
      if (!payload.isPartial) return;
      list.status = 'failed';
      list.failure = 'ERP_BAD_ANSWER';
      list.isPartial = true;
    },
    /**
     * The request failed. If only the ERP failed, `orders` are the orders that were placed in the shop. The list keeps
     * orders of the ERP that arrived earlier.
     */
    ordersFailed: (
      { list },
      { payload }: PayloadAction<{ scope: OrderScope; code: FailureCode; orders?: Order[] }>,
    ) => {
      if (list.scope !== payload.scope) return;
      list.status = 'failed';
      list.failure = payload.code;
      if (!payload.orders) return;
      if (list.items.length === 0) list.isPartial = true;
      list.items = mergeOrders(payload.orders, list.items);
    },
    orderAsked: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.order = { id: payload.id, status: 'asking', value: null, failure: null };
    },
    orderReceived: ({ order }, { payload }: PayloadAction<{ id: string; order: Order }>) => {
      if (order.id !== payload.id) return;
      order.status = 'ready';
      order.value = payload.order;
    },
    orderFailed: ({ order }, { payload }: PayloadAction<{ id: string; code: FailureCode }>) => {
      if (order.id !== payload.id) return;
      order.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      order.failure = payload.code;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderSubmitted, (state) => {
        state.placement = { status: 'placing' };
      })
      .addCase(orderPlaced, (state, { payload }) => {
        state.placement = { status: 'placed', token: payload.order.token };
        state.list = { ...initialState.list, scope: state.list.scope };
      })
      .addCase(orderChanged, (state, { payload }) => {
        state.placement = { status: 'changed', changes: payload.changes };
      })
      .addCase(changesAccepted, (state) => {
        state.placement = { status: 'idle' };
      })
      .addCase(orderRejected, (state, { payload: { code, ...rest } }) => {
        state.placement = { status: 'rejected', failure: code, ...rest };
      })
      // after a retry, for example after reconnecting, the customer can send the order again
      .addCase(navigation.retryRequested, (state) => {
        const { placement } = state;
        if (placement.status === 'rejected' && placement.failure === 'OFFLINE')
          state.placement = { status: 'idle' };
      })
      // other pages clear the result, because its prices would be outdated at the next checkout; the page of the placed
      // order keeps the result, so that the checkout can explain the empty cart when the customer goes back
      .addCase(navigation.arrived, (state, { payload: { route } }) => {
        const { status } = state.placement;
        if (route === 'checkout' || status === 'placing') return;
        if (status === 'placed' && route === 'orderPlaced') return;
        state.placement = initialState.placement;
      })
      .addMatcher(isCustomerChange, () => initialState);
  },
  selectors: {
    list: (state) => state.list,
    order: (state) => state.order,
    placement: (state) => state.placement,
  },
});

export const ordersReducer = slice.reducer;
export const orders = { ...slice.actions, ...placementEvents };
export const ordersSelectors = slice.selectors;
