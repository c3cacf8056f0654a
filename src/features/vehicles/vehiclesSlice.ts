import { createSelector, createSlice } from '@reduxjs/toolkit';
import { isCustomerChange, readIdentity } from '@/features/auth';
import { emptyGarage, garageReducers, openGarage, selectShownGarage, type GarageState } from './garage';

export type VehiclesState = GarageState;

const slice = createSlice({
  name: 'vehicles',
  initialState: emptyGarage,
  reducers: {
    ...garageReducers,
    /** A form was mounted. */
    formOpened: () => undefined,
  },
  extraReducers: (builder) => {
    // a seller without a served customer has a garage, too
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
    /** The guest's garage, which also exists while an account is logged in. */
    guestGarage: (state) => state.garage,
    account: (state) => state.account,
  },
});

export const vehiclesReducer = slice.reducer;
export const vehicles = slice.actions;
export const vehiclesSelectors = slice.selectors;

/** Events that may change the current vehicle, by which lists are sorted. */
export const vehicleChangeActions = [
  vehicles.vehicleAdded,
  vehicles.vehicleSelected,
  vehicles.vehicleRemoved,
] as const;
