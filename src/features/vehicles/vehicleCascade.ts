import { toFailureCode } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { navigation } from '@/features/navigation';
import { getMakes, getModels, getVehicles, getYears } from '@/shop/vehicleChoices';
import { vehicleForms, vehicleFormsSelectors, type FormPlace } from './vehicleForms';
import { vehicles } from './vehiclesSlice';

/** Loads the options that a form waits for, unless the options are cached. */
function* loadStep(form: FormPlace) {
  const { year, make, model, makes, models, engines } = yield* select(vehicleFormsSelectors.form, form);
  const choices = { makes, models, engines };
  const step = (['makes', 'models', 'engines'] as const).find((name) => choices[name].status === 'asking');
  if (!step || year === null) return;
  try {
    if (step === 'makes') {
      yield* put(vehicleForms.makesReceived({ form, year, ...(yield* call(getMakes, year)) }));
    } else if (step === 'models' && make !== null) {
      yield* put(vehicleForms.modelsReceived({ form, year, make, ...(yield* call(getModels, year, make)) }));
    } else if (make !== null && model !== null) {
      const answer = yield* call(getVehicles, year, make, model);
      yield* put(vehicleForms.enginesReceived({ form, year, make, model, ...answer }));
    }
  } catch (error) {
    yield* put(vehicleForms.stepFailed({ form, step, code: toFailureCode(error) }));
  }
}

/**
 * Loads the options of dependent selects: a year loads makes, a make loads models, and a model loads engines. Another
 * choice in the same form aborts the form's request.
 */
export function* watchVehicleCascade() {
  const choices = [
    vehicleForms.yearChosen,
    vehicleForms.makeChosen,
    vehicleForms.modelChosen,
    vehicleForms.stepRetried,
  ] as const;
  yield* takeLatestOf(
    choices,
    ({ payload }) => loadStep(payload.form),
    ({ payload }) => payload.form,
  );
}

/** Retries failed options and VINs when the page's failed requests are retried, for example after a reconnection. */
export function* watchVehicleRetry() {
  for (;;) {
    yield* take(navigation.retryRequested);
    for (const failed of yield* select(vehicleFormsSelectors.failedSteps))
      yield* put(vehicleForms.stepRetried(failed));
    for (const typed of yield* select(vehicleFormsSelectors.failedVins))
      yield* put(vehicleForms.vinTyped(typed));
  }
}

/** Loads the years when the first form appears on the screen. All forms use the same years. */
export function* watchVehicleYears() {
  for (;;) {
    yield* take([navigation.arrived.type, vehicles.formOpened.type, vehicleForms.stepRetried.type]);
    if ((yield* select(vehicleFormsSelectors.years)).status !== 'asking') continue;
    try {
      yield* put(vehicleForms.yearsReceived(yield* call(getYears)));
    } catch (error) {
      yield* put(vehicleForms.yearsFailed({ code: toFailureCode(error) }));
    }
  }
}
