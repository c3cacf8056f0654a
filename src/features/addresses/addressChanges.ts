import { authSelectors, customerChangeActions } from '@/features/auth';
import { cart } from '@/features/cart';
import { navigateTo, navigation, getPagePath, selectPlace, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { addAddress, changeAddress, getAddresses, removeAddress } from '@/shop/addresses';
import { addressForm, getReturnPath, toWriteAddress, type AddressChange } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

/** What the service has once the change is done. */
function* send(change: AddressChange) {
  switch (change.kind) {
    case 'save':
      if (change.id === null) return yield* call(addAddress, change.address);
      return yield* call(changeAddress, change.id, change.address);
    case 'remove':
      return yield* call(removeAddress, change.address.id);
    case 'restore':
      return yield* call(addAddress, toWriteAddress(change.address));
    case 'default': {
      const { address, isDefault } = change;
      return yield* call(changeAddress, address.id, { ...toWriteAddress(address), isDefault });
    }
  }
}

/**
 * Who saved leaves the form for where it was opened, unless they went elsewhere meanwhile. For the checkout the address
 * was made to be delivered to: it is chosen there, and stays so.
 */
function* afterSaving(): SagaGenerator<void> {
  yield* put(navigation.formSettled({ form: addressForm }));
  const place = yield* select(selectPlace);
  if (place?.route !== 'address') return;
  const back = getReturnPath(place);
  const saved = yield* select(addressesSelectors.saved);
  if (saved && getPagePath(back) === toUrl('checkout')) yield* put(cart.draftTyped({ addressId: saved.id }));
  yield* call(navigateTo, back);
}

/** Tells the service, one change after the other in the order they were made: the queue is the state's. */
function* tellChanges(): SagaGenerator<void> {
  for (;;) {
    const change = yield* select(addressesSelectors.nextChange);
    if (!change) {
      yield* take([
        addresses.addressSubmitted,
        addresses.addressRemoved,
        addresses.removalUndone,
        addresses.defaultChosen,
        addresses.changeRetried,
      ]);
      continue;
    }
    try {
      yield* put(addresses.changeKept(yield* send(change)));
      if (change.kind === 'save') yield* afterSaving();
    } catch (error) {
      const code = toFailureCode(error);
      yield* put(addresses.changeRefused({ code }));
      if (code === 'NOT_FOUND') yield* tellWhatIsLeft();
    }
  }
}

/** Changed in another tab: what it has become is asked at once. */
function* tellWhatIsLeft(): SagaGenerator<void> {
  try {
    yield* put(addresses.addressesReceived(yield* call(getAddresses)));
  } catch (error) {
    yield* put(addresses.addressesFailed({ code: toFailureCode(error) }));
  }
}

/** The changes of the customer served. For another person, or nobody, what is on its way is dropped. */
export function* watchAddressChanges() {
  const occasions = [
    addresses.addressSubmitted,
    addresses.addressRemoved,
    addresses.removalUndone,
    addresses.defaultChosen,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestByKey(
    occasions,
    function* () {
      return (yield* select(authSelectors.servedCustomer))?.code ?? null;
    },
    tellChanges,
  );
}
