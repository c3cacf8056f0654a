import type { PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';

/** Change of the account's garage that is already shown although the service has not answered yet. */
export type GarageChange =
  | { kind: 'add'; vehicle: Vehicle }
  /**
   * `wasCurrent`: the vehicle was the current one, and becomes the current one again if the service refuses the
   * removal.
   */
  | { kind: 'remove'; vehicle: Vehicle; wasCurrent: boolean };

/** Garage of an account: the service's last answer, and pending changes. */
export interface AccountGarage {
  owner: string;
  /**
   * Whether the garage belongs to the signed-in account itself, not to a served customer. A guest's garage is merged
   * only into such a garage.
   */
  isOwn: boolean;
  status: RequestStatus;
  vehicles: Vehicle[];
  changes: GarageChange[];
}

export interface GarageState {
  /** The current vehicle; null for all vehicles. */
  current: Vehicle | null;
  /** A guest's garage, persisted in the browser. */
  garage: Vehicle[];
  /** Garage of the account; null for a guest. */
  account: AccountGarage | null;
}

export const emptyGarage: GarageState = { current: null, garage: [], account: null };

const without = (garage: readonly Vehicle[], id: number) => garage.filter((vehicle) => vehicle.id !== id);
const addVehicle = (garage: readonly Vehicle[], added: Vehicle) =>
  garage.some(({ id }) => id === added.id) ? [...garage] : [...garage, added];

/** Returns the shown garage, with the pending changes applied. A change disappears when the service refuses it. */
export const selectShownGarage = (account: AccountGarage | null, guests: Vehicle[]): Vehicle[] => {
  if (!account) return guests;
  const saved = account.isOwn ? guests.reduce(addVehicle, account.vehicles) : account.vehicles;
  return account.changes.reduce(
    (garage, { kind, vehicle }) =>
      kind === 'add' ? addVehicle(garage, vehicle) : without(garage, vehicle.id),
    saved,
  );
};

/**
 * Opens an account's garage. A login keeps the current vehicle. When another garage was open before, no vehicle is
 * current afterwards.
 */
export const openGarage = (state: GarageState, person: Account | null, isOwn: boolean) => {
  if ((state.account?.owner ?? null) === (person?.code ?? null)) return;
  if (state.account) state.current = null;
  state.account = person && { owner: person.code, isOwn, status: 'asking', vehicles: [], changes: [] };
};

/** Removes a vehicle that the service does not have. */
const setAside = (state: GarageState, { id }: Vehicle) => {
  state.garage = without(state.garage, id);
  if (state.current?.id === id) state.current = null;
};

export const garageReducers = {
  /** A vehicle was saved and made current. A vehicle that the garage already has is not saved again. */
  vehicleAdded: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    const { vehicle } = payload;
    state.current = vehicle;
    if (!state.account) state.garage = addVehicle(state.garage, vehicle);
    else if (!selectShownGarage(state.account, state.garage).some(({ id }) => id === vehicle.id))
      state.account.changes.push({ kind: 'add', vehicle });
  },
  /** A vehicle was made current without saving; null for all vehicles. */
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
  /** The guest's garage was merged. Vehicles that the service does not know are removed. */
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
  /** The account has no room for the guest's garage. */
  joinRefused: (_state: GarageState, _: PayloadAction<{ code: FailureCode }>) => undefined,
  garageFailed: ({ account }: GarageState, _: PayloadAction<{ code: FailureCode }>) => {
    if (account?.status === 'asking') account.status = 'failed';
  },
  /** The service accepted the oldest change. */
  changeKept: ({ account }: GarageState, { payload }: PayloadAction<{ vehicles: Vehicle[] }>) => {
    if (!account?.changes.shift()) return;
    account.vehicles = payload.vehicles;
  },
  /** The service refused the oldest change, which is undone. */
  changeRefused: (
    state: GarageState,
    _: PayloadAction<{ kind: GarageChange['kind']; vehicle: Vehicle; code: FailureCode }>,
  ) => {
    const change = state.account?.changes.shift();
    if (change?.kind === 'remove' && change.wasCurrent) state.current ??= change.vehicle;
  },
  /** The service still has the current vehicle, and returns its name. */
  currentConfirmed: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    if (state.current?.id === payload.vehicle.id) state.current = payload.vehicle;
  },
  currentMissing: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) =>
    setAside(state, payload.vehicle),
  /** The account that chose the current vehicle was logged out while this browser was closed. */
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
