import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { flowFailed, debounceStarted, requestIgnored, requestSuperseded } from '@/shared/saga/flows';
import { getPagePath, type Place } from './routes';

export interface NavigationState {
  place: Place | null;
  status: 'arrived' | 'underway' | 'slow';
  /** Names of forms with unsaved input. A reload would lose this input. */
  dirtyForms: string[];
}

const initialState: NavigationState = { place: null, status: 'arrived', dirtyForms: [] };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** The visitor pressed a link (pointerdown), so navigation to the link is likely. */
    pressed: (state, _: PayloadAction<{ path: string }>) => state,
    began: (state, _: PayloadAction<{ path: string }>) => {
      state.status = 'underway';
    },
    /** The navigation takes longer than 50 ms, so the loading bar appears. */
    slowed: (state) => {
      if (state.status === 'underway') state.status = 'slow';
    },
    arrived: (state, { payload }: PayloadAction<Place>) => {
      // a change of tabs or filters stays on the same page, so the page's forms stay dirty
      if (!state.place || getPagePath(state.place.path) !== getPagePath(payload.path)) state.dirtyForms = [];
      state.place = payload;
      state.status = 'arrived';
    },
    /** A page has loaded a lazy feature. The feature's reducer and sagas start with this event. */
    featureJoined: (_state, _: PayloadAction<{ feature: string }>) => undefined,
    formDirtied: (state, { payload }: PayloadAction<{ form: string }>) => {
      if (!state.dirtyForms.includes(payload.form)) state.dirtyForms.push(payload.form);
    },
    formSettled: (state, { payload }: PayloadAction<{ form: string }>) => {
      state.dirtyForms = state.dirtyForms.filter((form) => form !== payload.form);
    },
    /** The visitor requested a retry of this page's failed requests. */
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
