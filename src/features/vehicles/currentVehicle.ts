import { auth, authSelectors, waitForSession } from '@/features/auth';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getVehicle } from '@/shop/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/** What the service no longer has is set aside; a service that cannot be reached says nothing about it. */
function* checkCurrent(): SagaGenerator<void> {
  const vehicle = yield* select(vehiclesSelectors.current);
  if (!vehicle) return;
  try {
    yield* put(vehicles.currentConfirmed(yield* call(getVehicle, vehicle.id)));
  } catch (error) {
    if (toFailureCode(error) === 'NOT_FOUND') yield* put(vehicles.currentMissing({ vehicle }));
  }
}

/** The stored vehicle is checked at start, and again at sign-in. One left by a session that ran out goes with it. */
export function* watchCurrentVehicle() {
  const before = yield* select(authSelectors.userCode);
  yield* call(waitForSession);
  const isGone = before !== null && (yield* select(authSelectors.userCode)) === null;
  if (isGone && !(yield* select(authSelectors.isSignedIn))) yield* put(vehicles.ownerGone());
  yield* checkCurrent();
  yield* takeLatestOf([auth.customerSignedIn, auth.sellerSignedIn], checkCurrent);
}
