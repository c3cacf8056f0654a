import { createSelector, createSlice } from '@reduxjs/toolkit';
import { isCustomerChange, readIdentity } from '@/features/auth';
import { emptyGarage, garageReducers, openGarage, selectShownGarage, type GarageState } from './garage';

export type VehiclesState = GarageState;

const slice = createSlice({
  name: 'vehicles',
  initialState: emptyGarage,
  reducers: {
    ...garageReducers,
    /** A vehicle form was mounted. */
    formOpened: () => undefined,
  },
  extraReducers: (builder) => {
    // a seller who serves no customer also has a garage
    builder.addMatcher(isCustomerChange, (state, action) => {
      const { account = null, customer } = readIdentity(action);
      openGarage(state, customer ?? account, customer === null || customer === account);
    });
  },
  selectors: {
    current: (state) => state.current,
    garage: createSelector(
      [(state: VehiclesState) => state.account, (state: VehiclesState) => state.garage],
      selectShownGarage,
    ),
    /** The garage of the guest. It may still have vehicles after an account has logged in. */
    guestGarage: (state) => state.garage,
    account: (state) => state.account,
  },
});

export const vehiclesReducer = slice.reducer;
export const vehicles = slice.actions;
export const vehiclesSelectors = slice.selectors;

/** Events that may change the current vehicle. Lists show parts for the current vehicle first. */
export const vehicleChangeActions = [
  vehicles.vehicleAdded,
  vehicles.vehicleSelected,
  vehicles.vehicleRemoved,
] as const;
