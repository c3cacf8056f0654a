import type { PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';

/** A change of the account's garage that the service has not answered yet. The page already shows the change. */
export type GarageChange =
  | { kind: 'add'; vehicle: Vehicle }
  /**
   * `wasCurrent` means that the removed vehicle was the current vehicle. If the service refuses the removal, the
   * vehicle becomes current again.
   */
  | { kind: 'remove'; vehicle: Vehicle; wasCurrent: boolean };

/** Garage of an account: the vehicles from the service's last answer, and the pending changes. */
export interface AccountGarage {
  owner: string;
  /**
   * Whether the garage belongs to the account that is signed in. Otherwise the garage belongs to a customer whom the
   * seller serves. Only the garage of the account itself gets the vehicles of a guest's garage.
   */
  isOwn: boolean;
  status: RequestStatus;
  vehicles: Vehicle[];
  changes: GarageChange[];
}

export interface GarageState {
  /** The current vehicle. It is null if the visitor chose "all vehicles". */
  current: Vehicle | null;
  /** The garage of a guest. Persisted in the browser. */
  garage: Vehicle[];
  /** The garage of the account; null for a guest. */
  account: AccountGarage | null;
}

export const emptyGarage: GarageState = { current: null, garage: [], account: null };

const without = (garage: readonly Vehicle[], id: number) => garage.filter((vehicle) => vehicle.id !== id);
const addVehicle = (garage: readonly Vehicle[], added: Vehicle) =>
  garage.some(({ id }) => id === added.id) ? [...garage] : [...garage, added];

/** Returns the garage that the page shows, with the pending changes. A change that the service refuses disappears. */
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
 * Opens the garage of an account. A guest who logs in keeps the current vehicle. If another account's garage was open,
 * the current vehicle is cleared.
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
  /**
   * The user saved a vehicle and made it the current vehicle. If the garage already has the vehicle, nothing is saved.
   */
  vehicleAdded: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    const { vehicle } = payload;
    state.current = vehicle;
    if (!state.account) state.garage = addVehicle(state.garage, vehicle);
    else if (!selectShownGarage(state.account, state.garage).some(({ id }) => id === vehicle.id))
      state.account.changes.push({ kind: 'add', vehicle });
  },
  /**
   * The user chose a vehicle as the current vehicle, but did not save the vehicle. `vehicle` is null if the user chose
   * "all vehicles".
   */
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
  /** The account's garage contains the guest's vehicles now. Vehicles that the service does not have are removed. */
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
  /** The account's garage has no room for the guest's vehicles. */
  joinRefused: (_state: GarageState, _: PayloadAction<{ code: FailureCode }>) => undefined,
  garageFailed: ({ account }: GarageState, _: PayloadAction<{ code: FailureCode }>) => {
    if (account?.status === 'asking') account.status = 'failed';
  },
  /** The service accepted the oldest change. */
  changeKept: ({ account }: GarageState, { payload }: PayloadAction<{ vehicles: Vehicle[] }>) => {
    if (!account?.changes.shift()) return;
    account.vehicles = payload.vehicles;
  },
  /** The service refused the oldest change, so the change is undone. */
  changeRefused: (
    state: GarageState,
    _: PayloadAction<{ kind: GarageChange['kind']; vehicle: Vehicle; code: FailureCode }>,
  ) => {
    const change = state.account?.changes.shift();
    if (change?.kind === 'remove' && change.wasCurrent) state.current ??= change.vehicle;
  },
  /** The service still has the current vehicle. The answer contains the vehicle's current name. */
  currentConfirmed: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
    if (state.current?.id === payload.vehicle.id) state.current = payload.vehicle;
  },
  currentMissing: (state: GarageState, { payload }: PayloadAction<{ vehicle: Vehicle }>) =>
    setAside(state, payload.vehicle),
  /** The session of the account that chose the current vehicle ended while this browser was closed. */
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
