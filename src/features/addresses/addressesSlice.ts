import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '@/erp/rows/address';
import { accountSelectors, type AccountState } from '@/features/account';
import { isCustomerChange, isSignIn, readIdentity } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { WriteAddress } from '@/shop/schemas';
import { applyPendingChanges, type AddressChange } from './addressBook';

type Refusal = { change: AddressChange; code: FailureCode };

/** Draft of a new address, or of changes to a saved address. */
interface Draft {
  id: string | null;
  address: WriteAddress;
}

/** Addresses that the current customer saved in the shop. The ERP's branches are separate. */
export interface AddressesState {
  /** Code of the customer; null before the addresses are requested. */
  owner: string | null;
  book: { status: RequestStatus; items: Address[]; failure: FailureCode | null };
  /** Queue of changes, which are sent one after another. */
  changes: AddressChange[];
  /** The last change that the service refused. A retry or another change clears this field. */
  refused: Refusal | null;
  /** The last removed address, so that the removal can be undone. */
  removed: Address | null;
  /** Draft of the form. Navigation keeps the draft until the customer saves or discards the draft. */
  draft: Draft | null;
  /** The last saved address, which the list's message names. The next change, and other pages, clear this field. */
  saved: Address | null;
  /**
   * Codes of the countries of delivery (ISO 3166 alpha-2). Before the service answers, the list has only the shop's
   * country.
   */
  countries: { status: RequestStatus; codes: string[] };
}

/**
 * Returns the initial state. Each call creates new objects, because Immer does not copy an object that a reducer
 * assigns. If two states shared an object, a change of one state would change the other state.
 */
const createInitialState = (): AddressesState => ({
  owner: null,
  book: { status: 'idle', items: [], failure: null },
  changes: [],
  refused: null,
  removed: null,
  draft: null,
  saved: null,
  countries: { status: 'idle', codes: ['EC'] },
});

const queue = (state: AddressesState, change: AddressChange) => {
  state.changes.push(change);
  state.refused = null;
  state.saved = null;
  if (change.kind === 'remove') state.removed = change.address;
  if (change.kind === 'restore') state.removed = null;
};

/**
 * Opens an empty address book for another customer. The countries stay, because all customers have the same countries.
 */
const openBook = (state: AddressesState, owner: string | null) => {
  if (state.owner === owner) return;
  Object.assign(state, createInitialState(), { owner, countries: state.countries });
};

const slice = createSlice({
  name: 'addresses',
  initialState: createInitialState,
  reducers: {
    addressesAsked: (state, { payload }: PayloadAction<{ customer: string }>) => {
      openBook(state, payload.customer);
      if (state.book.status !== 'ready') state.book.status = 'asking';
      state.book.failure = null;
    },
    addressesReceived: (state, { payload }: PayloadAction<{ addresses: Address[] }>) => {
      state.book = { status: 'ready', items: payload.addresses, failure: null };
    },
    addressesFailed: ({ book }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (book.status !== 'asking') return;
      book.status = 'failed';
      book.failure = payload.code;
    },
    addressTyped: (state, { payload }: PayloadAction<Draft>) => {
      state.draft = payload;
    },
    draftDropped: (state) => {
      state.draft = null;
      if (state.refused?.change.kind === 'save') state.refused = null;
    },
    addressSubmitted: (state, { payload }: PayloadAction<Draft>) => {
      if (state.changes.some(({ kind }) => kind === 'save')) return;
      queue(state, { kind: 'save', ...payload });
    },
    addressRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      const address = applyPendingChanges(state.book.items, state.changes).find(
        ({ id }) => id === payload.id,
      );
      if (address) queue(state, { kind: 'remove', address });
    },
    removalUndone: (state) => {
      if (state.removed) queue(state, { kind: 'restore', address: state.removed });
    },
    /** The customer chose a default address. If `id` is null, the ERP's default branch was chosen. */
    defaultChosen: (state, { payload: { id } }: PayloadAction<{ id: string | null }>) => {
      const shown = applyPendingChanges(state.book.items, state.changes);
      const previousDefault = shown.find(({ isDefault }) => isDefault);
      const chosen = shown.find((address) => address.id === id);
      if (id === null && previousDefault)
        queue(state, { kind: 'default', address: previousDefault, isDefault: false });
      if (chosen && chosen !== previousDefault)
        queue(state, { kind: 'default', address: chosen, isDefault: true });
    },
    /** The service accepted the oldest change. */
    changeKept: (state, { payload }: PayloadAction<{ addresses: Address[] }>) => {
      const change = state.changes.shift();
      if (!change) return;
      state.book = { status: 'ready', items: payload.addresses, failure: null };
      if (change.kind !== 'save') return;
      // if the id is unknown, the address is new, and new addresses are at the end of the list
      state.saved = payload.addresses.find(({ id }) => id === change.id) ?? payload.addresses.at(-1) ?? null;
      if (state.draft?.id === change.id) state.draft = null;
    },
    /** The service refused the oldest change. The change is undone, and the customer can retry the change. */
    changeRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      const change = state.changes.shift();
      if (!change) return;
      state.refused = { change, code: payload.code };
      // the address was not removed, so there is no removal to undo
      if (change.kind === 'remove' && state.removed?.id === change.address.id) state.removed = null;
      if (change.kind === 'restore') state.removed = change.address;
    },
    changeRetried: (state) => {
      if (state.refused) queue(state, state.refused.change);
    },
    countriesAsked: ({ countries }) => {
      if (countries.status !== 'ready') countries.status = 'asking';
    },
    countriesReceived: (state, { payload }: PayloadAction<{ countries: string[] }>) => {
      state.countries = { status: 'ready', codes: payload.countries };
    },
    /** The countries failed to load. The shop's country can still be chosen. */
    countriesFailed: ({ countries }, _: PayloadAction<{ code: FailureCode }>) => {
      if (countries.status === 'asking') countries.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigation.arrived, (state, { payload }) => {
        // the messages of the list are cleared on other pages
        if (payload.route !== 'addresses') [state.removed, state.saved] = [null, null];
        if (state.refused?.change.kind !== 'save' || payload.route !== 'address') state.refused = null;
      })
      // a sign-in closes the address book, so its owner becomes null; when a page dispatches `addressesAsked`, the book
      // opens
      .addMatcher(isCustomerChange, (state, action) =>
        openBook(state, isSignIn(action) ? null : (readIdentity(action).customer?.code ?? null)),
      );
  },
  selectors: {
    status: (state) => state.book.status,
    failure: (state) => state.book.failure,
    addresses: createSelector(
      [(state: AddressesState) => state.book.items, (state: AddressesState) => state.changes],
      applyPendingChanges,
    ),
    nextChange: (state): AddressChange | undefined => state.changes[0],
    isSaving: (state) => state.changes.some(({ kind }) => kind === 'save'),
    refused: (state) => state.refused,
    removed: (state) => state.removed,
    /** Unsaved draft of the address with this id. The id is null for a new address. */
    draft: (state, id: string | null) => (state.draft?.id === id ? state.draft.address : null),
    saved: (state) => state.saved,
    countries: (state) => state.countries,
  },
});

export const addressesReducer = slice.reducer;
export const addresses = slice.actions;

type State = { addresses: AddressesState; account: AccountState };
const own = slice.selectors;

export const addressesSelectors = {
  ...own,
  /** Default delivery address: the saved address that is marked as the default, or else the ERP's default branch. */
  defaultAddress: (state: State): Address | null =>
    own.addresses(state).find(({ isDefault }) => isDefault) ?? accountSelectors.defaultBranch(state),
};
