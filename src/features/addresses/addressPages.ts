import { authSelectors, customerChangeActions } from '@/features/auth';
import { navigation, selectPlace, type Place, type RouteName } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, fork, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getAddresses, getCountries } from '@/shop/addresses';
import { addressForm, parseAddressId } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

const showAddresses: readonly RouteName[] = ['addresses', 'address', 'checkout', 'dashboard'];

function* fillBook(customer: string): SagaGenerator<void> {
  // the response would be older than a pending change, whose answer brings the book
  if (yield* select(addressesSelectors.nextChange)) return;
  yield* put(addresses.addressesAsked({ customer }));
  try {
    const answer = yield* call(getAddresses);
    yield* put(addresses.addressesReceived(answer));
  } catch (error) {
    yield* put(addresses.addressesFailed({ code: toFailureCode(error) }));
  }
}

function* fillCountries(): SagaGenerator<void> {
  const { status } = yield* select(addressesSelectors.countries);
  if (status === 'ready') return;
  yield* put(addresses.countriesAsked());
  try {
    yield* put(addresses.countriesReceived(yield* call(getCountries)));
  } catch (error) {
    yield* put(addresses.countriesFailed({ code: toFailureCode(error) }));
  }
}

/** A restored draft counts as unsaved input, too. */
function* rememberDraft({ params }: Place): SagaGenerator<void> {
  const draft = yield* select(addressesSelectors.draft, parseAddressId(params.id));
  if (draft) yield* put(navigation.formDirtied({ form: addressForm }));
}

/**
 * Loads the served customer's addresses where they are shown; another account cancels and loads again. A
 * change makes a running response stale: it would undo the change on the screen.
 */
export function* watchAddressPages() {
  const triggers = [
    navigation.arrived,
    navigation.retryRequested,
    ...customerChangeActions,
    addresses.changeKept,
  ] as const;
  yield* takeLatestOf(triggers, function* (event) {
    if (addresses.changeKept.match(event)) return;
    const place = yield* select(selectPlace);
    const customer = yield* select(authSelectors.servedCustomer);
    if (!place || !customer || !showAddresses.includes(place.route)) return;
    if (place.route === 'address') {
      yield* fork(fillCountries);
      yield* call(rememberDraft, place);
    }
    yield* fork(fillBook, customer.code);
  });
}
