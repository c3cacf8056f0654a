import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAccountChange } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';

/**
 * State of two requests on the profile page: the download of all personal data, and the deletion of an account that was
 * created in the shop.
 */
export interface AccountDataState {
  download: { status: 'idle' | 'asking' | 'saved' } | { status: 'failed'; failure: FailureCode };
  /** State of the dialog that asks for the password. `sending` means that the service is deleting the account. */
  deletion: { status: 'closed' | 'open' | 'sending' } | { status: 'refused'; failure: FailureCode };
}

const initialState: AccountDataState = { download: { status: 'idle' }, deletion: { status: 'closed' } };

/** The user entered the password and confirmed the deletion. */
export const deletionSubmitted = createSecretAction<{ password: string }>('accountData/deletionSubmitted', [
  'password',
]);

const slice = createSlice({
  name: 'accountData',
  initialState,
  reducers: {
    downloadRequested: (state) => {
      state.download = { status: 'asking' };
    },
    /** The browser has saved the file with the data. */
    downloaded: (state) => {
      state.download = { status: 'saved' };
    },
    downloadFailed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      state.download = { status: 'failed', failure: payload.code };
    },
    deletionOpened: (state) => {
      state.deletion = { status: 'open' };
    },
    /** The user closed the dialog. A dialog whose deletion is being sent stays open. */
    deletionClosed: (state) => {
      if (state.deletion.status !== 'sending') state.deletion = { status: 'closed' };
    },
    deletionRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      state.deletion = { status: 'refused', failure: payload.code };
    },
    accountDeleted: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(deletionSubmitted, (state) => {
        state.deletion = { status: 'sending' };
      })
      .addMatcher(isAccountChange, () => initialState);
  },
  selectors: { download: (state) => state.download, deletion: (state) => state.deletion },
});

export const accountDataReducer = slice.reducer;
export const accountData = { ...slice.actions, deletionSubmitted };
export const accountDataSelectors = slice.selectors;
