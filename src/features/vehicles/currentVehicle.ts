import { authSelectors, signInActions, waitForSession } from '@/features/auth';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getVehicle } from '@/shop/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/** Removes the current vehicle if the service no longer has the vehicle. If the request fails, nothing changes. */
function* checkCurrent(): SagaGenerator<void> {
  const vehicle = yield* select(vehiclesSelectors.current);
  if (!vehicle) return;
  try {
    yield* put(vehicles.currentConfirmed(yield* call(getVehicle, vehicle.id)));
  } catch (error) {
    if (toFailureCode(error) === 'NOT_FOUND') yield* put(vehicles.currentMissing({ vehicle }));
  }
}

/**
 * Checks the stored vehicle at the start and after each login. At the start, the vehicle is removed if the session of
 * its account has expired.
 */
export function* watchCurrentVehicle() {
  const before = yield* select(authSelectors.userCode);
  yield* call(waitForSession);
  const isGone = before !== null && (yield* select(authSelectors.userCode)) === null;
  if (isGone && !(yield* select(authSelectors.isSignedIn))) yield* put(vehicles.ownerGone());
  yield* checkCurrent();
  yield* takeLatestOf(signInActions, checkCurrent);
}
