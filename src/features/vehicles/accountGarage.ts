import { customerChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, put, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { addToGarage, getGarage, removeFromGarage } from '@/shop/garage';
import type { Vehicle } from '@/shop/schemas';
import type { GarageChange } from './garage';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/**
 * Adds the vehicles of a guest's garage to the account's garage in one request. If the account's garage is full, the
 * vehicles stay in the browser, and a message says so.
 */
function* joinGarage(guests: readonly Vehicle[]): SagaGenerator<void> {
  try {
    const answer = yield* call(
      addToGarage,
      guests.map(({ id }) => id),
    );
    const missing = guests.filter(({ id }) => answer.missing.includes(id));
    yield* put(vehicles.garageJoined({ vehicles: answer.vehicles, missing }));
  } catch (error) {
    if (toFailureCode(error) !== 'GARAGE_FULL') throw error;
    yield* put(vehicles.joinRefused({ code: 'GARAGE_FULL' }));
    yield* put(vehicles.garageReceived(yield* call(getGarage)));
  }
}

/** Loads the account's garage, and adds the vehicles of the guest's garage. Returns whether the service answered. */
function* askGarage(): SagaGenerator<boolean> {
  const account = yield* select(vehiclesSelectors.account);
  const guests = yield* select(vehiclesSelectors.guestGarage);
  yield* put(vehicles.garageAsked());
  try {
    if (account?.isOwn && guests.length > 0) yield* joinGarage(guests);
    else yield* put(vehicles.garageReceived(yield* call(getGarage)));
    return true;
  } catch (error) {
    yield* put(vehicles.garageFailed({ code: toFailureCode(error) }));
    return false;
  }
}

/** Sends a change. Returns the garage from the service's answer. */
function* send({ kind, vehicle }: GarageChange): SagaGenerator<Vehicle[]> {
  if (kind === 'remove') return (yield* call(removeFromGarage, vehicle.id)).vehicles;
  const answer = yield* call(addToGarage, [vehicle.id]);
  if (answer.missing.length > 0) throw new Failure('NOT_FOUND');
  return answer.vehicles;
}

/**
 * Synchronizes the garage with the service. The page already shows the changes, which are sent one after another. The
 * queue is stored in the state. If a change fails, the service may still have stored the change, because only the
 * answer may be lost. So the garage is requested again until the service answers.
 */
function* syncGarage(): SagaGenerator<void> {
  let mayBeOld = true;
  for (;;) {
    if (mayBeOld) mayBeOld = !(yield* askGarage());
    const change = (yield* select(vehiclesSelectors.account))?.changes[0];
    if (change) {
      const { kind, vehicle } = change;
      try {
        yield* put(vehicles.changeKept({ vehicles: yield* send(change) }));
      } catch (error) {
        yield* put(vehicles.changeRefused({ kind, vehicle, code: toFailureCode(error) }));
        mayBeOld = true;
      }
      continue;
    }
    const event: unknown = yield* take([
      vehicles.vehicleAdded,
      vehicles.vehicleRemoved,
      vehicles.changedElsewhere,
      vehicles.formOpened,
      navigation.arrived,
      navigation.retryRequested,
    ]);
    mayBeOld ||=
      vehicles.changedElsewhere.match(event) ||
      vehicles.formOpened.match(event) ||
      (navigation.arrived.match(event) && event.payload.route === 'garage');
  }
}

/** Loads the current customer's garage. A logout or another account cancels the requests. */
export function* watchAccountGarage() {
  yield* takeLatestByKey(
    customerChangeActions,
    function* () {
      return (yield* select(vehiclesSelectors.account))?.owner ?? null;
    },
    syncGarage,
  );
}
