import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { afterQuiet } from '@/shared/saga/flows';
import { getVehicleByVin } from '@/shop/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/** 500 ms after the last key, trimmed; never when empty or known. Typing on aborts the question before. */
export function* vinLookup() {
  yield* afterQuiet(
    500,
    vehicles.vinTyped,
    function* ({ payload: { form, text } }) {
      if ((yield* select(vehiclesSelectors.form, form)).vin.status !== 'waiting') return;
      const vin = text.trim();
      yield* put(vehicles.vinAsked({ form, vin }));
      try {
        yield* put(vehicles.vinFound({ form, vin, ...(yield* call(getVehicleByVin, vin)) }));
      } catch (error) {
        const code = codeOf(error);
        yield* code === 'NOT_FOUND'
          ? put(vehicles.vinNotFound({ form }))
          : put(vehicles.vinFailed({ form, code }));
      }
    },
    ({ payload }) => payload.form,
  );
}
