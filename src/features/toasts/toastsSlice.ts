import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: number;
  tone: 'success' | 'info' | 'error';
  /** A message id and its values; the text is made when it is drawn. */
  message: string;
  values: Record<string, string | number>;
  status: 'waiting' | 'active' | 'leaving';
}

export interface ToastsState {
  items: Toast[];
  nextId: number;
  /** The most open toasts; 0 for any number. More wait their turn. */
  maximum: number;
}

const initialState: ToastsState = { items: [], nextId: 1, maximum: 0 };

const activateWaiting = (state: ToastsState) => {
  for (const toast of state.items) {
    const open = state.items.filter(({ status }) => status !== 'waiting').length;
    if (toast.status === 'waiting' && (state.maximum === 0 || open < state.maximum)) toast.status = 'active';
  }
};

const slice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown: (state, { payload }: PayloadAction<Pick<Toast, 'tone' | 'message' | 'values'>>) => {
      state.items.push({ ...payload, id: state.nextId, status: 'waiting' });
      state.nextId += 1;
      activateWaiting(state);
    },
    /** As many as may be are open: it waits for one to go. */
    waitBegan: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** One that waited has its turn. */
    activated: (_state, _: PayloadAction<{ id: number }>) => undefined,
    hovered: (_state, _: PayloadAction<{ id: number }>) => undefined,
    left: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** A tap, or the close button. */
    dismissed: (_state, _: PayloadAction<{ id: number }>) => undefined,
    /** Those that wait have nothing to ease out of. */
    allDismissed: (state) => {
      state.items = state.items.filter(({ status }) => status !== 'waiting');
    },
    /** It eases out. */
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
