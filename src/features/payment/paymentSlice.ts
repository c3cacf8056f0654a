import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { SiteConfig } from '@/shop/schemas';

export type CardOffer = NonNullable<SiteConfig['payment']>;

export interface PaymentState {
  /** Payment provider for cards. Null if the shop does not accept cards, or until the service has answered. */
  offer: { status: RequestStatus; card: CardOffer | null };
  /** State of the provider's script. The script is loaded when the customer selects card payment. */
  script: 'idle' | 'coming' | 'ready' | 'failed';
}

const initialState: PaymentState = { offer: { status: 'idle', card: null }, script: 'idle' };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    offerAsked: ({ offer }) => {
      offer.status = 'asking';
    },
    offerReceived: (state, { payload }: PayloadAction<{ card: CardOffer | null }>) => {
      state.offer = { status: 'ready', card: payload.card };
    },
    offerFailed: ({ offer }, _: PayloadAction<{ code: FailureCode }>) => {
      offer.status = 'failed';
    },
    scriptAsked: (state) => {
      state.script = 'coming';
    },
    scriptArrived: (state) => {
      state.script = 'ready';
    },
    scriptFailed: (state, _: PayloadAction<{ path: string; code: FailureCode }>) => {
      state.script = 'failed';
    },
    /** The loading of the script was cancelled. */
    scriptGivenUp: (state) => {
      if (state.script === 'coming') state.script = 'idle';
    },
    scriptRetryRequested: (state) => state,
  },
  selectors: {
    offer: (state) => state.offer,
    script: (state) => state.script,
  },
});

export const paymentReducer = slice.reducer;
export const payment = slice.actions;
export const paymentSelectors = slice.selectors;
