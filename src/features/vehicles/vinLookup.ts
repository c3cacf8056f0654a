import { codeOf } from '@/shared/failure';
import { call, put } from '@/shared/saga/effects';
import { afterQuiet } from '@/shared/saga/flows';
import { getVehicleByVin } from '@/shop/vehicles';
import { vehicles } from './vehiclesSlice';

/** 500 ms after the last key, trimmed, never when empty; typing on aborts the question before. */
export function* vinLookup() {
  yield* afterQuiet(500, vehicles.vinTyped, function* ({ payload }) {
    const vin = payload.text.trim();
    if (!vin) return;
    yield* put(vehicles.vinAsked({ vin }));
    try {
      yield* put(vehicles.vinFound(yield* call(getVehicleByVin, vin)));
    } catch (error) {
      const code = codeOf(error);
      yield* code === 'NOT_FOUND' ? put(vehicles.vinNotFound()) : put(vehicles.vinFailed({ code }));
    }
  });
}
