import type { PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';

/** A change of the account's garage that the service has not answered yet. */
export type GarageChange =
  | { kind: 'add'; vehicle: Vehicle }
  /** `wasCurrent`: it was the one in use, and is again if the service refuses. */
  | { kind: 'remove'; vehicle: Vehicle; wasCurrent: boolean };

/** A garage kept by the service: what it said last, and what was changed here since. */
export interface AccountGarage {
  owner: string;
  /** One's own garage takes in the guest's; a customer's that a seller looks after does not. */
  isOwn: boolean;
  status: RequestStatus;
  vehicles: Vehicle[];
  changes: GarageChange[];
}

export interface GarageState {
  /** The vehicle in use; null for all vehicles. */
  current: Vehicle | null;
  /** The guest's, kept in the browser. */
  garage: Vehicle[];
  /** Null for a guest. */
  account: AccountGarage | null;
}

export const emptyGarage: GarageState = { current: null, garage: [], account: null };

const without = (garage: readonly Vehicle[], id: number) => garage.filter((vehicle) => vehicle.id !== id);
const withOne = (garage: readonly Vehicle[], added: Vehicle) =>
  garage.some(({ id }) => id === added.id) ? [...garage] : [...garage, added];

/** The garage as the person sees it: every change is there at once, and gone again when the service refuses it. */
export const selectShownGarage = (account: AccountGarage | null, guests: Vehicle[]): Vehicle[] => {
  if (!account) return guests;
  const saved = account.isOwn ? guests.reduce(withOne, account.vehicles) : account.vehicles;
  return account.changes.reduce(
    (garage, { kind, vehicle }) => (kind === 'add' ? withOne(garage, vehicle) : without(garage, vehicle.id)),
    saved,
  );
};

/** Who signs in brings the vehicle in use along; who leaves a garage leaves its vehicle there. */
export const openGarage = (state: GarageState, person: Account | null, isOwn: boolean) => {
  if ((state.account?.owner ?? null) === (person?.code ?? null)) return;
  if (state.account) state.current = null;
  state.account = person && { owner: person.code, isOwn, status: 'asking', vehicles: [], changes: [] };
};

/** Not in the service's data: neither to be used nor to be kept. */
const setAside = (state: GarageState, { id }: Vehicle) => {
  state.garage = without(state.garage, id);
  if (state.current?.id === id) state.current = null;
};

export const garageReducers = {
  /** Kept in the garage, once, and used from now on. */
  vehicleAdded: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    const { vehicle } = payload;
    state.current = vehicle;
    if (!state.account) state.garage = withOne(state.garage, vehicle);
    else if (!selectShownGarage(state.account, state.garage).some(({ id }) => id === vehicle.id))
      state.account.changes.push({ kind: 'add', vehicle });
  },
  /** Used from now on, without being kept; null for all vehicles. */
  vehicleSelected: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle | null }>) => {
    state.current = payload.vehicle;
  },
  vehicleRemoved: (state: GarageState, { payload: { id } }: PayloadAction<{ id: number }>) => {
    const vehicle = selectShownGarage(state.account, state.garage).find((kept) => kept.id === id);
    const wasCurrent = state.current?.id === id;
    if (wasCurrent) state.current = null;
    state.garage = without(state.garage, id);
    if (state.account && vehicle) state.account.changes.push({ kind: 'remove', vehicle, wasCurrent });
  },
  garageAsked: ({ account }: GarageState) => {
    if (account && account.status !== 'ready') account.status = 'asking';
  },
  garageReceived: ({ account }: GarageState, { payload }: PayloadAction<{ vehicles: Vehicle[] }>) => {
    if (!account) return;
    account.status = 'ready';
    account.vehicles = payload.vehicles;
  },
  /** The guest's garage is in the account's now; what the service does not know is set aside. */
  garageJoined: (
    state: GarageState,
    { payload }: PayloadAction<{ vehicles: Vehicle[]; missing: Vehicle[] }>,
  ) => {
    if (!state.account) return;
    state.account.status = 'ready';
    state.account.vehicles = payload.vehicles;
    state.garage = [];
    for (const vehicle of payload.missing) setAside(state, vehicle);
  },
  /** The account has no room for the guest's. */
  joinRefused: (_state: GarageState, _: PayloadAction<{ code: FailureCode }>) => undefined,
  garageFailed: ({ account }: GarageState, _: PayloadAction<{ code: FailureCode }>) => {
    if (account?.status === 'asking') account.status = 'failed';
  },
  /** The service did the oldest change. */
  changeKept: ({ account }: GarageState, { payload }: PayloadAction<{ vehicles: Vehicle[] }>) => {
    if (!account?.changes.shift()) return;
    account.vehicles = payload.vehicles;
  },
  /** The service did not do the oldest change: it is undone. */
  changeRefused: (
    state: GarageState,
    _: PayloadAction<{ kind: GarageChange['kind']; vehicle: Vehicle; code: FailureCode }>,
  ) => {
    const change = state.account?.changes.shift();
    if (change?.kind === 'remove' && change.wasCurrent) state.current ??= change.vehicle;
  },
  /** The service still has the vehicle in use, and says how it is called today. */
  currentConfirmed: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    if (state.current?.id === payload.vehicle.id) state.current = payload.vehicle;
  },
  currentMissing: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) =>
    setAside(state, payload.vehicle),
  /** The one who chose the vehicle in use was signed out while this browser was away. */
  ownerGone: (state: GarageState) => {
    state.current = null;
  },
  changedElsewhere: (
    state: GarageState,
    { payload }: PayloadAction<Partial<Pick<GarageState, 'current' | 'garage'>>>,
  ) => {
    Object.assign(state, payload);
  },
};
