import { authSelectors } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import { navigation, type Place } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { getAddresses, getCountries } from '@/shop/addresses';
import { addressForm, parseAddressId } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

function* fillBook(customer: string): SagaGenerator<void> {
  // no request while a change is pending, because the answer to the change contains the whole address book and is newer
  if (yield* select(addressesSelectors.nextChange)) return;
  yield* put(addresses.addressesAsked({ customer }));
  try {
    // after a change the response is outdated: it would hide the change
    const { answer } = yield* race({ answer: call(getAddresses), stale: take(addresses.changeKept) });
    if (answer) yield* put(addresses.addressesReceived(answer));
  } catch (error) {
    yield* put(addresses.addressesFailed({ code: toFailureCode(error) }));
  }
}

function* fillCountries(): SagaGenerator<void> {
  const { status } = yield* select(addressesSelectors.countries);
  if (status === 'ready') return;
  yield* reportRequest(
    addresses.countriesAsked(),
    getCountries,
    addresses.countriesReceived,
    addresses.countriesFailed,
  );
}

/** Marks the form as dirty when the form opens with a draft. */
function* rememberDraft({ params }: Place): SagaGenerator<void> {
  const draft = yield* select(addressesSelectors.draft, parseAddressId(params.id));
  if (draft) yield* put(navigation.formDirtied({ form: addressForm }));
}

/** Loads the current customer's addresses on pages that show addresses. */
export const watchAddressPages = () =>
  loadForRoute({
    routes: ['addresses', 'address', 'checkout', 'dashboard'],
    for: 'customer',
    load: function* (place) {
      const customer = yield* select(authSelectors.servedCustomer);
      if (!customer) return;
      if (place.route === 'address') {
        yield* fork(fillCountries);
        yield* call(rememberDraft, place);
      }
      yield* fork(fillBook, customer.code);
    },
  });
