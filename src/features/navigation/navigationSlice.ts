import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { flowFailed, debounceStarted, requestIgnored, requestSuperseded } from '@/shared/saga/flows';
import { getPagePath, type Place } from './routes';

export interface NavigationState {
  place: Place | null;
  status: 'arrived' | 'underway' | 'slow';
  /** Names of forms with unsaved input, which a reload must not lose. */
  dirtyForms: string[];
}

const initialState: NavigationState = { place: null, status: 'arrived', dirtyForms: [] };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** A link received pointerdown, so that navigation to it is likely. */
    pressed: (state, _: PayloadAction<{ path: string }>) => state,
    began: (state, _: PayloadAction<{ path: string }>) => {
      state.status = 'underway';
    },
    /** The navigation takes longer than 50 ms, so that the loading bar is shown. */
    slowed: (state) => {
      if (state.status === 'underway') state.status = 'slow';
    },
    arrived: (state, { payload }: PayloadAction<Place>) => {
      // tabs and filters of the same page keep its dirty forms
      if (!state.place || getPagePath(state.place.path) !== getPagePath(payload.path)) state.dirtyForms = [];
      state.place = payload;
      state.status = 'arrived';
    },
    /** A page has loaded a lazy feature: its reducer and sagas start with this event. */
    featureJoined: (_state, _: PayloadAction<{ feature: string }>) => undefined,
    formDirtied: (state, { payload }: PayloadAction<{ form: string }>) => {
      if (!state.dirtyForms.includes(payload.form)) state.dirtyForms.push(payload.form);
    },
    formSettled: (state, { payload }: PayloadAction<{ form: string }>) => {
      state.dirtyForms = state.dirtyForms.filter((form) => form !== payload.form);
    },
    /** A retry of this page's failed requests was requested. */
    retryRequested: () => undefined,
  },
  selectors: {
    place: (state) => state.place,
    isUnderway: (state) => state.status !== 'arrived',
    isSlow: (state) => state.status === 'slow',
    hasDirtyForm: (state) => state.dirtyForms.length > 0,
  },
});

export const navigationReducer = slice.reducer;
export const navigation = {
  ...slice.actions,
  flowFailed,
  quietAwaited: debounceStarted,
  requestIgnored,
  requestSuperseded,
};
export const {
  place: selectPlace,
  isUnderway: selectIsUnderway,
  isSlow: selectIsSlow,
  hasDirtyForm: selectHasDirtyForm,
} = slice.selectors;
