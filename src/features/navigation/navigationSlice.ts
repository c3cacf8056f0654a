import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { flowFailed, debounceStarted, requestIgnored, requestSuperseded } from '@/shared/saga/flows';
import { getPagePath, type Place } from './routes';

export interface NavigationState {
  place: Place | null;
  status: 'arrived' | 'underway' | 'slow';
  /** Forms with something typed that is not sent: no reload may lose it. */
  dirtyForms: string[];
}

const initialState: NavigationState = { place: null, status: 'arrived', dirtyForms: [] };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** A press on a link has begun: who does not change their mind goes there. */
    pressed: (state, _: PayloadAction<{ path: string }>) => state,
    began: (state, _: PayloadAction<{ path: string }>) => {
      state.status = 'underway';
    },
    /** 50 ms and not there yet: the loading bar shows. */
    slowed: (state) => {
      if (state.status === 'underway') state.status = 'slow';
    },
    arrived: (state, { payload }: PayloadAction<Place>) => {
      // another tab or filter of the same page leaves its forms as they are
      if (!state.place || getPagePath(state.place.path) !== getPagePath(payload.path)) state.dirtyForms = [];
      state.place = payload;
      state.status = 'arrived';
    },
    /** A page has brought a feature: its part of the state and its flows begin here. */
    featureJoined: (_state, _: PayloadAction<{ feature: string }>) => undefined,
    formDirtied: (state, { payload }: PayloadAction<{ form: string }>) => {
      if (!state.dirtyForms.includes(payload.form)) state.dirtyForms.push(payload.form);
    },
    formSettled: (state, { payload }: PayloadAction<{ form: string }>) => {
      state.dirtyForms = state.dirtyForms.filter((form) => form !== payload.form);
    },
    /** The person asks for what failed on this page again. */
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
