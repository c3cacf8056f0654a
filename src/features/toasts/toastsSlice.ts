import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LanguageCode } from '@/features/i18n';

export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'error';
  /** Id of the message. The message is translated with `values` when the toast renders. */
  message: string;
  values: Record<string, string | number>;
  status: 'waiting' | 'active' | 'leaving';
  /** Change of the cart that the toast can undo: a line was added or removed. */
  undo?: { of: 'add'; key: string; quantity: number } | { of: 'removal'; key: string };
  /** A language that failed to load. The toast offers a retry. */
  retry?: { language: LanguageCode };
}

export interface ToastsState {
  items: Toast[];
  nextId: number;
  /** Maximum number of visible toasts; 0 means no maximum. Further toasts wait. */
  maximum: number;
}

const initialState: ToastsState = { items: [], nextId: 1, maximum: 0 };

const activateWaiting = (state: ToastsState) => {
  for (const toast of state.items) {
    const visibleCount = state.items.filter(({ status }) => status !== 'waiting').length;
    if (toast.status === 'waiting' && (state.maximum === 0 || visibleCount < state.maximum))
      toast.status = 'active';
  }
};

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown: (
      state,
      { payload }: PayloadAction<Pick<Toast, 'tone' | 'message' | 'values' | 'undo' | 'retry'>>,
    ) => {
      state.items.push({ ...payload, id: state.nextId, status: 'waiting' });
      state.nextId += 1;
      activateWaiting(state);
    },
    /** The maximum number of toasts is visible, so this toast waits. */
    waitBegan: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** A toast that waited becomes visible. */
    activated: (_state, _: PayloadAction<{ id: number }>) => undefined,
    hovered: (_state, _: PayloadAction<{ id: number }>) => undefined,
    left: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** The user dismissed a toast with a tap or the close button. */
    dismissed: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** The user dismissed all toasts. Waiting toasts are removed at once, and visible toasts fade out. */
    allDismissed: (state) => {
      state.items = state.items.filter(({ status }) => status !== 'waiting');
    },
    /** A toast began to fade out. */
    leaving: (state, { payload }: PayloadAction<{ id: number }>) => {
      const toast = state.items.find(({ id }) => id === payload.id);
      if (toast) toast.status = 'leaving';
    },
    removed: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.items = state.items.filter(({ id }) => id !== payload.id);
      activateWaiting(state);
    },
  },
  selectors: {
    all: (state) => state.items,
    areThere: (state) => state.items.length > 0,
    one: (state, id: number): Toast | null => state.items.find((toast) => toast.id === id) ?? null,
  },
});

export const toastsReducer = slice.reducer;
export const toasts = slice.actions;
export const toastsSelectors = slice.selectors;
