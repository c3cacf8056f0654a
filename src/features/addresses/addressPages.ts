import { auth, authSelectors } from '@/features/auth';
import { navigation, selectPlace, type Place, type RouteName } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, fork, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getAddresses, getCountries } from '@/shop/addresses';
import { addressForm, parseAddressId } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

const showAddresses: readonly RouteName[] = ['addresses', 'address', 'checkout', 'dashboard'];

function* fillBook(customer: string): SagaGenerator<void> {
  // what is told now is older than a change that is on its way: its answer brings the book
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

/** What was typed before and is shown again is lost by a reload as much as what is typed now. */
function* rememberDraft({ params }: Place): SagaGenerator<void> {
  const draft = yield* select(addressesSelectors.draft, parseAddressId(params.id));
  if (draft) yield* put(navigation.formDirtied({ form: addressForm }));
}

/**
 * The added addresses of the customer served, asked where they are shown; for another person anew, and what was asked
 * before is dropped. A change makes them old, too: what is asked meanwhile would undo it on the screen.
 */
export function* watchAddressPages() {
  const occasions = [
    navigation.arrived,
    navigation.retryRequested,
    auth.sessionReceived,
    auth.customerSelected,
    auth.signedOut,
    addresses.changeKept,
  ] as const;
  yield* takeLatestOf(occasions, function* (event) {
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
