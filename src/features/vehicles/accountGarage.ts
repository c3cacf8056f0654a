import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { call, put, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { latestNeed } from '@/shared/saga/flows';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/** A guest never needs it: its code comes with the first person who signs in. */
const bringFlow = () =>
  import('./keepGarage').then(
    ({ keepGarage }) => keepGarage,
    () => null,
  );

function* serve(): SagaGenerator<void> {
  for (;;) {
    const keepGarage = yield* call(bringFlow);
    if (keepGarage) yield* keepGarage();
    yield* put(vehicles.garageFailed({ code: 'OFFLINE' }));
    yield* take(navigation.retryRequested);
    yield* put(vehicles.garageAsked());
  }
}

/** The garage of whoever is served. Another person, or nobody, drops what was asked for the one before. */
export function* accountGarage() {
  const occasions = [
    auth.sessionReceived,
    auth.customerSignedIn,
    auth.sellerSignedIn,
    auth.customerSelected,
    auth.signedOut,
  ] as const;
  yield* latestNeed(
    occasions,
    function* () {
      return (yield* select(vehiclesSelectors.account))?.owner ?? null;
    },
    serve,
  );
}
