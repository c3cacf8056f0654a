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
 * Merges a guest's garage into the garage of the account, in one request. If the account has no room, the guest's
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

/** Loads the account's garage, and merges the guest's garage into it. Returns whether the service answered. */
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

/** Sends a change; returns the garage from the service. */
function* send({ kind, vehicle }: GarageChange): SagaGenerator<Vehicle[]> {
  if (kind === 'remove') return (yield* call(removeFromGarage, vehicle.id)).vehicles;
  const answer = yield* call(addToGarage, [vehicle.id]);
  if (answer.missing.length > 0) throw new Failure('NOT_FOUND');
  return answer.vehicles;
}

/**
 * Syncs the garage with the service. Optimistic changes are sent one after the other; the queue is part of the state. A
 * change that failed may have been stored, if only the service's answer was lost. The garage is therefore requested
 * again, until the service answers.
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

/** Loads the served customer's garage. Another account, or a logout, cancels requests. */
export function* watchAccountGarage() {
  yield* takeLatestByKey(
    customerChangeActions,
    function* () {
      return (yield* select(vehiclesSelectors.account))?.owner ?? null;
    },
    syncGarage,
  );
}
