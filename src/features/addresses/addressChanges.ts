import { authSelectors, customerChangeActions } from '@/features/auth';
import { cart } from '@/features/cart';
import { navigateTo, navigation, getPagePath, selectPlace, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { addAddress, changeAddress, getAddresses, removeAddress } from '@/shop/addresses';
import { addressForm, getReturnPath, toWriteAddress, type AddressChange } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

/** Sends a change. Returns the address book from the service's answer. */
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
 * Returns to the page that opened the form, unless the customer has opened another page meanwhile. If the checkout
 * opened the form, the checkout selects the saved address.
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

/** Sends the queued changes one after another. The queue is stored in the state. */
function* sendChanges(): SagaGenerator<void> {
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
      if (code === 'NOT_FOUND') yield* reloadAfterRemoteChange();
    }
  }
}

/** Reloads the address book. The service did not find an address, because another tab removed the address. */
function* reloadAfterRemoteChange(): SagaGenerator<void> {
  try {
    yield* put(addresses.addressesReceived(yield* call(getAddresses)));
  } catch (error) {
    yield* put(addresses.addressesFailed({ code: toFailureCode(error) }));
  }
}

/** Sends the current customer's changes. A logout or another account cancels pending requests. */
export function* watchAddressChanges() {
  const triggers = [
    addresses.addressSubmitted,
    addresses.addressRemoved,
    addresses.removalUndone,
    addresses.defaultChosen,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestByKey(
    triggers,
    function* () {
      return (yield* select(authSelectors.servedCustomer))?.code ?? null;
    },
    sendChanges,
  );
}
