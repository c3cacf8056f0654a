import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getMakes, getModels, getVehicles, getYears } from '@/shop/vehicles';
import { vehicles, vehiclesSelectors, type CascadeStep } from './vehiclesSlice';

function* askStep(step: CascadeStep) {
  const { year, make, model } = yield* select(vehiclesSelectors.form);
  try {
    if (step === 'years') {
      yield* put(vehicles.yearsReceived(yield* call(getYears)));
    } else if (step === 'makes' && year !== null) {
      yield* put(vehicles.makesReceived(yield* call(getMakes, year)));
    } else if (step === 'models' && year !== null && make !== null) {
      yield* put(vehicles.modelsReceived(yield* call(getModels, year, make)));
    } else if (step === 'engines' && year !== null && make !== null && model !== null) {
      yield* put(vehicles.enginesReceived(yield* call(getVehicles, year, make, model)));
    }
  } catch (error) {
    yield* put(vehicles.stepFailed({ step, code: codeOf(error) }));
  }
}

/** A year brings makes, a make models, a model engines. One slot for all three: choosing again aborts what is asked. */
export function* vehicleCascade() {
  const choices = [
    vehicles.yearChosen,
    vehicles.makeChosen,
    vehicles.modelChosen,
    vehicles.stepRetried,
  ] as const;
  yield* latest(choices, function* (event) {
    if (vehicles.yearChosen.match(event)) yield* askStep('makes');
    else if (vehicles.makeChosen.match(event)) yield* askStep('models');
    else if (vehicles.modelChosen.match(event)) yield* askStep('engines');
    else yield* askStep(event.payload.step);
  });
}

/** The years are the same for every form: asked when the first one opens. */
export function* vehicleYears() {
  yield* latest([vehicles.formOpened], function* () {
    const { years } = yield* select(vehiclesSelectors.form);
    if (years.status === 'asking') yield* askStep('years');
  });
}
