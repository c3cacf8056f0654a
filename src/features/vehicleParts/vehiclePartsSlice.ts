import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { VehicleParts } from '@/shop/catalogueSchemas';
import type { Vehicle } from '@/shop/vehicleSchemas';

/** Numbers of parts that fit the vehicle on the current page. */
export interface VehiclePartsState {
  slug: string | null;
  /** `missing` means that no vehicle has this slug. */
  status: RequestStatus | 'missing';
  failure: FailureCode | null;
  parts: VehicleParts | null;
}

const initialState: VehiclePartsState = { slug: null, status: 'idle', failure: null, parts: null };

const slice = createSlice({
  name: 'vehicleParts',
  initialState,
  reducers: {
    partsAsked: (_, { payload }: PayloadAction<{ slug: string }>): VehiclePartsState => ({
      ...initialState,
      slug: payload.slug,
      status: 'asking',
    }),
    partsReceived: (state, { payload }: PayloadAction<{ slug: string; parts: VehicleParts }>) => {
      if (state.slug !== payload.slug) return;
      state.status = 'ready';
      state.parts = payload.parts;
    },
    partsFailed: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.slug !== payload.slug) return;
      state.status = payload.code === 'NOT_FOUND' ? 'missing' : 'failed';
      state.failure = payload.code;
    },
  },
});

export const vehiclePartsReducer = slice.reducer;
export const vehicleParts = slice.actions;

interface WithVehicleParts {
  vehicleParts: VehiclePartsState;
}
export const selectVehicleParts = (state: WithVehicleParts): VehiclePartsState => state.vehicleParts;

/** Returns the vehicle of the last vehicle page. Returns null if this feature has not loaded. */
export const selectShownVehicle = (state: Partial<WithVehicleParts>): Vehicle | null =>
  state.vehicleParts?.parts?.vehicle ?? null;
