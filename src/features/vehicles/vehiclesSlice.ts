import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Compatibility } from '@/erp/rows/product';
import type { FailureCode } from '@/shared/failure';
import type { Asked } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';
import { fitOf, type Fit } from './fit';

export type CascadeStep = 'years' | 'makes' | 'models' | 'engines';

/** A control's choices. */
interface Choices<T> {
  status: Asked;
  items: T[];
}

export interface VehiclesState {
  /** The vehicle in use; null for all vehicles. */
  current: Vehicle | null;
  garage: Vehicle[];
  form: {
    year: number | null;
    make: string | null;
    model: string | null;
    engine: number | null;
    years: Choices<number>;
    makes: Choices<string>;
    models: Choices<string>;
    /** One vehicle an engine. */
    engines: Choices<Vehicle>;
  };
  vin: {
    text: string;
    status: 'idle' | 'waiting' | 'asking' | 'found' | 'notFound' | 'failed';
    vehicle: Vehicle | null;
  };
}

const none = { status: 'idle' as Asked, items: [] };

const initialState: VehiclesState = {
  current: null,
  garage: [],
  form: {
    year: null,
    make: null,
    model: null,
    engine: null,
    years: none,
    makes: none,
    models: none,
    engines: none,
  },
  vin: { text: '', status: 'idle', vehicle: null },
};

const sameVehicle = (a: Vehicle) => (b: Vehicle) => a.id === b.id;

const slice = createSlice({
  name: 'vehicles',
  initialState,
  reducers: {
    /** A vehicle form came on the screen: it needs the years. */
    formOpened: (state) => {
      if (state.form.years.status !== 'ready') state.form.years = { status: 'asking', items: [] };
    },
    yearChosen: ({ form }, { payload }: PayloadAction<{ year: number | null }>) => {
      form.year = payload.year;
      form.make = form.model = form.engine = null;
      form.makes = payload.year === null ? none : { status: 'asking', items: [] };
      form.models = form.engines = none;
    },
    makeChosen: ({ form }, { payload }: PayloadAction<{ make: string | null }>) => {
      form.make = payload.make;
      form.model = form.engine = null;
      form.models = payload.make === null ? none : { status: 'asking', items: [] };
      form.engines = none;
    },
    modelChosen: ({ form }, { payload }: PayloadAction<{ model: string | null }>) => {
      form.model = payload.model;
      form.engine = null;
      form.engines = payload.model === null ? none : { status: 'asking', items: [] };
    },
    engineChosen: ({ form }, { payload }: PayloadAction<{ engine: number | null }>) => {
      form.engine = payload.engine;
    },
    yearsReceived: ({ form }, { payload }: PayloadAction<{ years: number[] }>) => {
      form.years = { status: 'ready', items: payload.years };
    },
    makesReceived: ({ form }, { payload }: PayloadAction<{ makes: string[] }>) => {
      if (form.makes.status === 'asking') form.makes = { status: 'ready', items: payload.makes };
    },
    modelsReceived: ({ form }, { payload }: PayloadAction<{ models: string[] }>) => {
      if (form.models.status === 'asking') form.models = { status: 'ready', items: payload.models };
    },
    enginesReceived: ({ form }, { payload }: PayloadAction<{ vehicles: Vehicle[] }>) => {
      if (form.engines.status === 'asking') form.engines = { status: 'ready', items: payload.vehicles };
    },
    stepFailed: ({ form }, { payload }: PayloadAction<{ step: CascadeStep; code: FailureCode }>) => {
      form[payload.step] = { status: 'failed', items: [] };
    },
    stepRetried: ({ form }, { payload }: PayloadAction<{ step: CascadeStep }>) => {
      form[payload.step] = { status: 'asking', items: [] };
    },
    vinTyped: ({ vin }, { payload }: PayloadAction<{ text: string }>) => {
      vin.text = payload.text;
      vin.status = payload.text.trim() ? 'waiting' : 'idle';
      vin.vehicle = null;
    },
    vinAsked: ({ vin }, _: PayloadAction<{ vin: string }>) => {
      if (vin.status === 'waiting') vin.status = 'asking';
    },
    vinFound: ({ vin }, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
      if (vin.status !== 'asking') return;
      vin.status = 'found';
      vin.vehicle = payload.vehicle;
    },
    vinNotFound: ({ vin }) => {
      if (vin.status === 'asking') vin.status = 'notFound';
    },
    vinFailed: ({ vin }, _: PayloadAction<{ code: FailureCode }>) => {
      if (vin.status === 'asking') vin.status = 'failed';
    },
    /** Kept in the garage, once, and used from now on. The form is ready for another. */
    vehicleAdded: (state, { payload }: PayloadAction<{ vehicle: Vehicle }>) => {
      if (!state.garage.some(sameVehicle(payload.vehicle))) state.garage.push(payload.vehicle);
      state.current = payload.vehicle;
      state.form = { ...initialState.form, years: state.form.years };
      state.vin = initialState.vin;
    },
    vehicleSelected: (state, { payload }: PayloadAction<{ vehicle: Vehicle | null }>) => {
      state.current = payload.vehicle;
    },
    vehicleRemoved: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.garage = state.garage.filter(({ id }) => id !== payload.id);
      if (state.current?.id === payload.id) state.current = null;
    },
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Pick<VehiclesState, 'current' | 'garage'>>>,
    ) => {
      Object.assign(state, payload);
    },
  },
  selectors: {
    current: (state) => state.current,
    garage: (state) => state.garage,
    form: (state) => state.form,
    vin: (state) => state.vin,
    /** The form's value: the one found by VIN, else the one of the chosen engine. */
    chosen: ({ vin, form }): Vehicle | null =>
      vin.vehicle ?? form.engines.items.find(({ id }) => id === form.engine) ?? null,
    fit: (state, compatibility: Compatibility): Fit => fitOf(compatibility, state.current),
  },
});

export const vehiclesReducer = slice.reducer;
export const vehicles = slice.actions;
export const vehiclesSelectors = slice.selectors;
