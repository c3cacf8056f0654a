import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { debounceCancelling } from '@/shared/saga/flows';
import { getVehicleByVin } from '@/shop/vehicleChoices';
import { vehicleForms, vehicleFormsSelectors } from './vehicleForms';

/** Looks up a VIN 500 ms after the last key, unless the VIN is empty or cached. Typing aborts the previous request. */
export function* watchVinLookup() {
  yield* debounceCancelling(
    500,
    vehicleForms.vinTyped,
    function* ({ payload: { form, text } }) {
      if ((yield* select(vehicleFormsSelectors.form, form)).vin.status !== 'waiting') return;
      const vin = text.trim();
      yield* put(vehicleForms.vinAsked({ form, vin }));
      // a VIN without letters and digits is not sent, because a VIN of dots would change the path of the request
      if (!/[a-z\d]/i.test(vin)) {
        yield* put(vehicleForms.vinNotFound({ form }));
        return;
      }
      try {
        yield* put(vehicleForms.vinFound({ form, vin, ...(yield* call(getVehicleByVin, vin)) }));
      } catch (error) {
        const code = toFailureCode(error);
        yield* code === 'NOT_FOUND'
          ? put(vehicleForms.vinNotFound({ form }))
          : put(vehicleForms.vinFailed({ form, code }));
      }
    },
    ({ payload }) => payload.form,
  );
}
