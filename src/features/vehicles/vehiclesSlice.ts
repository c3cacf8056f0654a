import { createSelector, createSlice } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
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
    builder
      .addCase(auth.sessionReceived, (state, { payload: { session } }) => {
        openGarage(state, session.customer ?? session.account, session.customer === null);
      })
      .addCase(auth.customerSignedIn, (state, { payload }) => openGarage(state, payload.account, true))
      .addCase(auth.sellerSignedIn, (state, { payload }) => openGarage(state, payload.account, true))
      .addCase(auth.customerSelected, (state, { payload }) => openGarage(state, payload.customer, false))
      .addCase(auth.signedOut, (state) => openGarage(state, null, false));
  },
  selectors: {
    current: (state) => state.current,
    garage: createSelector(
      [(state: VehiclesState) => state.account, (state: VehiclesState) => state.garage],
      selectShownGarage,
    ),
    /** The guest's garage, also while an account is logged in. */
    guestGarage: (state) => state.garage,
    account: (state) => state.account,
  },
});

export const vehiclesReducer = slice.reducer;
export const vehicles = slice.actions;
export const vehiclesSelectors = slice.selectors;
