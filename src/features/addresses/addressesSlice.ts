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

/** Draft of an address, edited or new. */
interface Draft {
  id: string | null;
  address: WriteAddress;
}

/** Own addresses of the served customer, in addition to the ERP's branches. */
export interface AddressesState {
  /** Code of the customer; null until the addresses are requested. */
  owner: string | null;
  book: { status: RequestStatus; items: Address[]; failure: FailureCode | null };
  /** Queue of changes, sent one after the other. */
  changes: AddressChange[];
  /** The last refused change, until it is retried or another change is made. */
  refused: Refusal | null;
  /** The last removed address, for undo. */
  removed: Address | null;
  /** Draft, kept until it is saved or discarded, so that navigation does not lose it. */
  draft: Draft | null;
  /** The last saved address, for the message in the list; cleared by the next change, and on other pages. */
  saved: Address | null;
  /** Delivery countries as ISO 3166 alpha-2. Until the service has answered, only the shop's country. */
  countries: { status: RequestStatus; codes: string[] };
}

/**
 * Creates new objects each time, because Immer does not copy an object that a reducer assigns. A later change would
 * otherwise modify an object that all initial states share.
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
 * Opens an empty address book for another customer. The countries stay, because they are the same for all customers.
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
    /** The customer chose a default address; null chooses the ERP's default branch. */
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
      // a new address is at the end of the list
      state.saved = payload.addresses.find(({ id }) => id === change.id) ?? payload.addresses.at(-1) ?? null;
      if (state.draft?.id === change.id) state.draft = null;
    },
    /** The service refused the oldest change: it is undone, and can be retried. */
    changeRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      const change = state.changes.shift();
      if (!change) return;
      state.refused = { change, code: payload.code };
      // the address is still stored, so there is no removal to undo
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
    /** The countries failed to load; the shop's own country stays available. */
    countriesFailed: ({ countries }, _: PayloadAction<{ code: FailureCode }>) => {
      if (countries.status === 'asking') countries.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigation.arrived, (state, { payload }) => {
        // other pages clear the messages of the list
        if (payload.route !== 'addresses') [state.removed, state.saved] = [null, null];
        if (state.refused?.change.kind !== 'save' || payload.route !== 'address') state.refused = null;
      })
      // a sign-in closes the address book (its owner is null), and `addressesAsked` of a page opens it
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
    /** Unsaved draft of the address with this id; null for a new address. */
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
  /** Default delivery address: the customer's default among the saved addresses, or else the ERP's default branch. */
  defaultAddress: (state: State): Address | null =>
    own.addresses(state).find(({ isDefault }) => isDefault) ?? accountSelectors.defaultBranch(state),
};
