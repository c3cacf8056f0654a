import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Compatibility } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { navigation, type RouteName } from '@/features/navigation';
import { fitOf, type Fit } from './fit';
import { emptyGarage, garageReducers, openGarage, shownGarage, type GarageState } from './garage';
import { emptyForm, emptyForms, formReducers, type FormPlace, type FormsState } from './vehicleForms';

export type VehiclesState = GarageState & FormsState;

/** Pages that a vehicle form stands on. */
const withForm: readonly RouteName[] = ['home', 'garage'];

const initialState: VehiclesState = { ...emptyGarage, ...emptyForms };

const slice = createSlice({
  name: 'vehicles',
  initialState,
  reducers: { ...formReducers, ...garageReducers },
  extraReducers: (builder) => {
    builder
      .addCase(navigation.arrived, (state, { payload }) => {
        if (withForm.includes(payload.route)) formReducers.formOpened(state);
      })
      .addCase(auth.sessionReceived, (state, { payload: { session } }) => {
        openGarage(state, session.customer ?? session.account, session.customer === null);
      })
      .addCase(auth.customerSignedIn, (state, { payload }) => openGarage(state, payload.account, true))
      .addCase(auth.sellerSignedIn, (state, { payload }) => openGarage(state, payload.account, true))
      .addCase(auth.customerSelected, (state, { payload }) => openGarage(state, payload.customer, false))
      .addCase(auth.signedOut, (state) => openGarage(state, null, false))
      .addMatcher(
        // the form a vehicle came from is ready for another
        (action) => slice.actions.vehicleAdded.match(action) || slice.actions.vehicleSelected.match(action),
        ({ forms, current }) => {
          for (const form of Object.values(forms))
            if (current && form.value?.id === current.id) Object.assign(form, emptyForm);
        },
      );
  },
  selectors: {
    current: (state) => state.current,
    garage: createSelector(
      [(state: VehiclesState) => state.account, (state: VehiclesState) => state.garage],
      shownGarage,
    ),
    /** The guest's own, whoever is signed in. */
    guestGarage: (state) => state.garage,
    account: (state) => state.account,
    years: (state) => state.years,
    form: (state, place: FormPlace) => state.forms[place],
    /** The form's value. */
    chosen: (state, place: FormPlace) => state.forms[place].value,
    fit: (state, compatibility: Compatibility): Fit => fitOf(compatibility, state.current),
  },
});

export const vehiclesReducer = slice.reducer;
export const vehicles = slice.actions;
export const vehiclesSelectors = slice.selectors;
