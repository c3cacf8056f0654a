import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { navigation, type RouteName } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { FoundVehicle, Vehicle } from '@/shop/schemas';
import { readCache, writeCache, type ResponseCache } from './responseCache';
import { vehicles } from './vehiclesSlice';

/**
 * Place of a form. Two forms can be on the screen at once (finder and picker), so each form has a separate state. The
 * two tabs of the finder are two places.
 */
export type FormPlace = 'hero' | 'heroVin' | 'picker' | 'garage';
export type CascadeStep = 'years' | 'makes' | 'models' | 'engines';

interface Choices<T> {
  status: RequestStatus;
  items: T[];
}

export interface VehicleForm {
  year: number | null;
  make: string | null;
  model: string | null;
  engine: number | null;
  makes: Choices<string>;
  models: Choices<string>;
  /** Options of the select for the engine. Each option is a complete vehicle. */
  engines: Choices<Vehicle>;
  vin: {
    text: string;
    status: 'idle' | 'waiting' | 'asking' | 'found' | 'notFound' | 'failed';
    vehicle: Vehicle | null;
    /** Whether the VIN does not contain the model year, so that the newest possible year is assumed. */
    yearIsAssumed: boolean;
  };
  /**
   * The vehicle that was found by VIN, or else the vehicle from the selects. The object changes only when the vehicle
   * changes.
   */
  value: Vehicle | null;
}

export interface VehicleFormsState {
  /** Years that all forms show. */
  years: Choices<number>;
  forms: Record<FormPlace, VehicleForm>;
  /** Cache of earlier answers. */
  known: {
    names: ResponseCache<string[]>;
    engines: ResponseCache<Vehicle[]>;
    vins: ResponseCache<FoundVehicle>;
  };
}

const none = { status: 'idle' as RequestStatus, items: [] };
const asking = { status: 'asking' as RequestStatus, items: [] };
const emptyForm: VehicleForm = {
  year: null,
  make: null,
  model: null,
  engine: null,
  makes: none,
  models: none,
  engines: none,
  vin: { text: '', status: 'idle', vehicle: null, yearIsAssumed: false },
  value: null,
};
const initialState: VehicleFormsState = {
  years: none,
  forms: { hero: emptyForm, heroVin: emptyForm, picker: emptyForm, garage: emptyForm },
  known: { names: [], engines: [], vins: [] },
};

/** Returns the key of a cached answer. The key consists of the choices before the answer. */
const getCacheKey = (...chosen: (string | number | null)[]) => chosen.join('|');
const sameVin = (text: string) => text.trim().toUpperCase();

/**
 * Returns the options that follow a choice: no options without a choice, cached options, or options that must be
 * loaded.
 */
const choicesAfter = <T>(chosen: unknown, remembered: T[] | undefined): Choices<T> => {
  if (chosen === null) return none;
  return remembered ? { status: 'ready', items: remembered } : asking;
};
/** Shows the received options, unless another choice has been made meanwhile. */
const receive = <T>(choices: Choices<T>, items: T[], isAsked: boolean) => {
  if (isAsked && choices.status === 'asking') Object.assign(choices, { status: 'ready', items });
};
const settle = (form: VehicleForm) => {
  const vehicle = form.vin.vehicle ?? form.engines.items.find(({ id }) => id === form.engine) ?? null;
  if (vehicle?.id !== form.value?.id) form.value = vehicle;
};

type Told<T> = PayloadAction<T & { form: FormPlace }>;

const pagesWithForm: readonly RouteName[] = ['home', 'garage'];
const needYears = (state: VehicleFormsState) => {
  if (state.years.status !== 'ready') state.years = asking;
};

/**
 * State of the forms in which a vehicle's year, make, model and engine are chosen. Events have the prefix `vehicles`.
 */
const slice = createSlice({
  name: 'vehicles',
  reducerPath: 'vehicleForms',
  initialState,
  reducers: {
    yearChosen: ({ forms, known }, { payload }: Told<{ year: number | null }>) => {
      const { vin, value } = forms[payload.form];
      const { year } = payload;
      const makes = choicesAfter(year, readCache(known.names, getCacheKey(year)));
      forms[payload.form] = { ...emptyForm, vin, value, year, makes };
      settle(forms[payload.form]);
    },
    makeChosen: ({ forms, known }, { payload }: Told<{ make: string | null }>) => {
      const form = forms[payload.form];
      if (form.makes.status !== 'ready') return;
      form.make = payload.make;
      form.model = form.engine = null;
      form.models = choicesAfter(form.make, readCache(known.names, getCacheKey(form.year, form.make)));
      form.engines = none;
      settle(form);
    },
    modelChosen: ({ forms, known }, { payload }: Told<{ model: string | null }>) => {
      const form = forms[payload.form];
      if (form.models.status !== 'ready') return;
      form.model = payload.model;
      form.engine = null;
      form.engines = choicesAfter(
        form.model,
        readCache(known.engines, getCacheKey(form.year, form.make, form.model)),
      );
      settle(form);
    },
    engineChosen: ({ forms }, { payload }: Told<{ engine: number | null }>) => {
      const form = forms[payload.form];
      form.engine = payload.engine;
      settle(form);
    },
    yearsReceived: (state, { payload }: PayloadAction<{ years: number[] }>) => {
      state.years = { status: 'ready', items: payload.years };
    },
    makesReceived: ({ forms, known }, { payload }: Told<{ year: number; makes: string[] }>) => {
      const asked = getCacheKey(payload.year);
      known.names = writeCache(known.names, asked, payload.makes);
      const form = forms[payload.form];
      receive(form.makes, payload.makes, getCacheKey(form.year) === asked);
    },
    modelsReceived: (
      { forms, known },
      { payload }: Told<{ year: number; make: string; models: string[] }>,
    ) => {
      const asked = getCacheKey(payload.year, payload.make);
      known.names = writeCache(known.names, asked, payload.models);
      const form = forms[payload.form];
      receive(form.models, payload.models, getCacheKey(form.year, form.make) === asked);
    },
    enginesReceived: (
      { forms, known },
      { payload }: Told<{ year: number; make: string; model: string; vehicles: Vehicle[] }>,
    ) => {
      const asked = getCacheKey(payload.year, payload.make, payload.model);
      known.engines = writeCache(known.engines, asked, payload.vehicles);
      const form = forms[payload.form];
      receive(form.engines, payload.vehicles, getCacheKey(form.year, form.make, form.model) === asked);
    },
    yearsFailed: ({ years }, _: PayloadAction<{ code: FailureCode }>) => {
      if (years.status === 'asking') years.status = 'failed';
    },
    stepFailed: (
      { forms },
      { payload }: Told<{ step: Exclude<CascadeStep, 'years'>; code: FailureCode }>,
    ) => {
      const choices = forms[payload.form][payload.step];
      if (choices.status === 'asking') choices.status = 'failed';
    },
    stepRetried: (state, { payload }: Told<{ step: CascadeStep }>) => {
      const choices = payload.step === 'years' ? state.years : state.forms[payload.form][payload.step];
      if (choices.status === 'failed') choices.status = 'asking';
    },
    vinTyped: ({ forms, known }, { payload }: Told<{ text: string }>) => {
      const form = forms[payload.form];
      const { text } = payload;
      const { vehicle, yearIsAssumed = false } = readCache(known.vins, sameVin(text)) ?? { vehicle: null };
      form.vin = {
        text,
        vehicle,
        yearIsAssumed,
        status: vehicle ? 'found' : text.trim() ? 'waiting' : 'idle',
      };
      settle(form);
    },
    vinAsked: ({ forms }, { payload }: Told<{ vin: string }>) => {
      const { vin } = forms[payload.form];
      if (vin.status === 'waiting') vin.status = 'asking';
    },
    vinFound: ({ forms, known }, { payload }: Told<FoundVehicle & { vin: string }>) => {
      const { vin, vehicle, yearIsAssumed = false } = payload;
      known.vins = writeCache(known.vins, sameVin(vin), { vehicle, yearIsAssumed });
      for (const [place, form] of Object.entries(forms)) {
        const { text, status } = form.vin;
        const isAsked = place === payload.form && status === 'asking';
        // the answer also counts for another form that waits with the same VIN
        if (!isAsked && !(status === 'waiting' && sameVin(text) === sameVin(vin))) continue;
        form.vin = { ...form.vin, status: 'found', vehicle, yearIsAssumed };
        settle(form);
      }
    },
    vinNotFound: ({ forms }, { payload }: Told<object>) => {
      const { vin } = forms[payload.form];
      if (vin.status === 'asking') vin.status = 'notFound';
    },
    vinFailed: ({ forms }, { payload }: Told<{ code: FailureCode }>) => {
      const { vin } = forms[payload.form];
      if (vin.status === 'asking') vin.status = 'failed';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(vehicles.formOpened, needYears)
      .addCase(navigation.arrived, (state, { payload }) => {
        if (pagesWithForm.includes(payload.route)) needYears(state);
      })
      .addMatcher(
        isAnyOf(vehicles.vehicleAdded, vehicles.vehicleSelected),
        // the form in which the user chose this vehicle is reset
        ({ forms }, { payload: { vehicle } }) => {
          for (const form of Object.values(forms))
            if (vehicle && form.value?.id === vehicle.id) Object.assign(form, emptyForm);
        },
      );
  },
  selectors: {
    years: (state) => state.years,
    form: (state, place: FormPlace) => state.forms[place],
    failedVins: ({ forms }): { form: FormPlace; text: string }[] =>
      (Object.keys(forms) as FormPlace[])
        .filter((form) => forms[form].vin.status === 'failed')
        .map((form) => ({ form, text: forms[form].vin.text })),
    /** Selects whose options failed to load. Each entry names a form that shows the failure. */
    failedSteps: ({ years, forms }): { form: FormPlace; step: CascadeStep }[] => [
      ...(years.status === 'failed' ? [{ form: 'hero' as const, step: 'years' as const }] : []),
      ...(Object.keys(forms) as FormPlace[]).flatMap((form) =>
        (['makes', 'models', 'engines'] as const)
          .filter((step) => forms[form][step].status === 'failed')
          .map((step) => ({ form, step })),
      ),
    ],
    chosen: (state, place: FormPlace) => state.forms[place].value,
  },
});

export const vehicleFormsReducer = slice.reducer;
export const vehicleForms = slice.actions;
export const vehicleFormsSelectors = slice.selectors;
