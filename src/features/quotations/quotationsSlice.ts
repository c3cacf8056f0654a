import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isCustomerChange } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Quotation, QuotationAnswer, SaveQuotation } from '@/shop/quotationSchemas';

type QuotationDraft = Pick<SaveQuotation, 'days' | 'notes'>;

export interface QuotationsState {
  /**
   * Quotations of the current customer, newest first. If a seller serves no customer, all quotations that the seller
   * saved.
   */
  list: { status: RequestStatus; items: Quotation[]; failure: FailureCode | null };
  /** Quotation on the current page. */
  shown: {
    id: string | null;
    /** `relinking` means that the link of the quotation is being withdrawn or created. */
    status: RequestStatus | 'missing' | 'relinking';
    answer: QuotationAnswer | null;
    failure: FailureCode | null;
  };
  saving: { status: 'idle' | 'saving' } | { status: 'refused'; failure: FailureCode };
  /** Text in the dialog that saves the cart. Closing the dialog keeps the text. */
  draft?: QuotationDraft;
  /**
   * Idempotency key for saving one cart. If an answer was lost, saving again with this key creates no second quotation.
   */
  idempotencyKey: string | null;
}

const initialState: QuotationsState = {
  list: { status: 'idle', items: [], failure: null },
  shown: { id: null, status: 'idle', answer: null, failure: null },
  saving: { status: 'idle' },
  idempotencyKey: null,
};

const slice = createSlice({
  name: 'quotations',
  initialState,
  reducers: {
    listAsked: ({ list }) => {
      list.failure = null;
      list.status = list.items.length > 0 ? 'ready' : 'asking';
    },
    listReceived: ({ list }, { payload }: PayloadAction<{ quotations: Quotation[] }>) => {
      list.status = 'ready';
      list.items = payload.quotations;
    },
    listFailed: ({ list }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      list.status = 'failed';
      list.failure = payload.code;
    },
    quotationAsked: (state, { payload }: PayloadAction<{ id: string }>) => {
      // a quotation that was just saved stays on the screen while it is requested again
      const isShown = state.shown.id === payload.id && state.shown.answer !== null;
      state.shown = isShown
        ? { ...state.shown, failure: null }
        : { id: payload.id, status: 'asking', answer: null, failure: null };
    },
    quotationReceived: ({ shown }, { payload }: PayloadAction<{ id: string; answer: QuotationAnswer }>) => {
      if (shown.id !== payload.id) return;
      shown.status = 'ready';
      shown.answer = payload.answer;
      shown.failure = null;
    },
    quotationFailed: ({ shown }, { payload }: PayloadAction<{ id: string; code: FailureCode }>) => {
      if (shown.id !== payload.id) return;
      shown.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      shown.failure = payload.code;
    },
    linkWithdrawalRequested: ({ shown }, _: PayloadAction<{ id: string }>) => {
      shown.status = 'relinking';
    },
    linkRenewalRequested: ({ shown }, _: PayloadAction<{ id: string }>) => {
      shown.status = 'relinking';
    },
    relinkFailed: ({ shown }, { payload }: PayloadAction<{ id: string; code: FailureCode }>) => {
      if (shown.id !== payload.id) return;
      shown.status = 'ready';
      shown.failure = payload.code;
    },
    draftTyped: (state, { payload }: PayloadAction<QuotationDraft>) => {
      state.draft = payload;
    },
    saveRequested: (state, _: PayloadAction<QuotationDraft>) => {
      state.saving = { status: 'saving' };
    },
    saveBegan: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
      state.idempotencyKey = payload.idempotencyKey;
    },
    saved: (state, { payload: { answer } }: PayloadAction<{ answer: QuotationAnswer }>) => {
      state.saving = { status: 'idle' };
      delete state.draft;
      state.idempotencyKey = null;
      state.shown = { id: answer.quotation.id, status: 'ready', answer, failure: null };
      state.list = initialState.list;
    },
    saveRefused: (state, { payload: { code } }: PayloadAction<{ code: FailureCode }>) => {
      state.saving = { status: 'refused', failure: code };
      // the next attempt needs another key, because an earlier cart used this key or because prices have changed
      if (code === 'IDEMPOTENCY_KEY_REUSED' || code === 'ORDER_CHANGED') state.idempotencyKey = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigation.arrived, (state) => {
        if (state.saving.status === 'refused') state.saving = { status: 'idle' };
      })
      .addMatcher(isCustomerChange, () => initialState);
  },
  selectors: {
    list: (state) => state.list,
    shown: (state) => state.shown,
    saving: (state) => state.saving,
    draft: (state) => state.draft,
    idempotencyKey: (state) => state.idempotencyKey,
  },
});

export const quotationsReducer = slice.reducer;
export const quotations = slice.actions;
export const quotationsSelectors = slice.selectors;
