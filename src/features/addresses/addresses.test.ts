import fc from 'fast-check';
import type { Address } from '@/erp/rows/address';
import { auth } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { setNavigator, navigation, placeOf, selectHasDirtyForm } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { buildAddress } from '@/testing/buildAddress';
import { applyPendingChanges, toWriteAddress, type AddressChange } from './addressBook';
import { addresses, addressesSelectors } from './addressesSlice';

let shop: Shop;
let ways: string[];
let disconnect: () => void;
beforeEach(async () => {
  ways = [];
  disconnect = setNavigator((path) => ways.push(path));
  shop = await startStoreWithFakeClock();
});
afterEach(() => {
  disconnect();
  shop.stop();
});

const one = buildAddress({ id: 'a1', address1: 'Uno' });
const two = buildAddress({ id: 'a2', address1: 'Dos', isDefault: true });

const arriveAt = (path: string) => shop.dispatch(navigation.arrived(placeOf(new URL(path, 'http://shop'))));
const of = (method: string): Asked[] =>
  shop.asked.filter(({ request }) => request.method === method && request.path.includes('/addresses'));
const last = (method: string) => of(method).at(-1);
const book = (...items: Address[]) => ({ addresses: items });
const state = () => shop.store.getState();
const shown = () => addressesSelectors.addresses(state()).map(({ address1 }) => address1);
const defaults = () =>
  addressesSelectors
    .addresses(state())
    .filter(({ isDefault }) => isDefault)
    .map(({ id }) => id);

async function open(...items: Address[]) {
  shop.dispatch(signInCustomer());
  arriveAt('/account/addresses');
  await last('GET')?.answer(book(...items));
}

describe('the address book', () => {
  test.each(['/account/addresses', '/account/addresses/a1', '/shop/checkout', '/account/dashboard'])(
    'is requested on arrival at %s',
    (path) => {
      shop.dispatch(signInCustomer());
      arriveAt(path);
      expect(of('GET')).toHaveLength(1);
      expect(addressesSelectors.status(state())).toBe('asking');
    },
  );

  test('is not requested for a seller without a served customer', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arriveAt('/account/addresses');
    expect(of('GET')).toEqual([]);
  });

  test('shows the reason of a failed request, and is requested again on a retry', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/addresses');
    await last('GET')?.fail('TIMEOUT');
    expect([addressesSelectors.status(state()), addressesSelectors.failure(state())]).toEqual([
      'failed',
      'TIMEOUT',
    ]);
    shop.dispatch(navigation.retryRequested());
    await last('GET')?.answer(book(one));
    expect(shown()).toEqual(['Uno']);
  });

  test('is requested for each customer that a seller chooses, also for a customer chosen before', async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    for (const code of ['C1', 'C2', 'C1']) {
      shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code }) }));
      arriveAt('/account/addresses');
      expect(addressesSelectors.status(state())).toBe('asking');
      await last('GET')?.answer(book(one));
      expect(shown()).toEqual(['Uno']);
    }
  });

  test('drops a response for another customer', async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: buildCustomer() }));
    arriveAt('/account/addresses');
    const firstRequest = last('GET');
    shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) }));
    await last('GET')?.answer(book(two));
    await firstRequest?.answer(book(one));
    expect(firstRequest?.isAborted()).toBe(true);
    expect(shown()).toEqual(['Dos']);
  });

  test('is cleared when its account signs out', async () => {
    await open(one);
    shop.dispatch(auth.signedOut());
    expect(shown()).toEqual([]);
  });

  test('stays shown when a session check finds the same account', async () => {
    await open(one);
    shop.dispatch(auth.sessionReceived({ session: { account: buildCustomer(), customer: null, demo: [] } }));
    expect(shown()).toEqual(['Uno']);
  });
});

describe('an address in the form', () => {
  const input = toWriteAddress(buildAddress({ address1: 'Tres' }));
  const submit = (id: string | null = null) =>
    shop.dispatch(addresses.addressSubmitted({ id, address: input }));

  test('is sent once, however often it is submitted, and the page returns to the list', async () => {
    await open(one);
    arriveAt('/account/addresses/new');
    shop.dispatch(addresses.addressTyped({ id: null, address: input }));
    shop.dispatch(navigation.formDirtied({ form: 'address' }));
    submit();
    submit();
    expect(of('POST').map(({ request }) => request.body)).toEqual([input]);
    expect(addressesSelectors.isSaving(state())).toBe(true);
    await last('POST')?.answer(book(one, buildAddress({ id: 'a3', address1: 'Tres' })));
    expect(shown()).toEqual(['Uno', 'Tres']);
    expect(addressesSelectors.saved(state())?.id).toBe('a3');
    expect(addressesSelectors.draft(state(), null)).toBeNull();
    expect(selectHasDirtyForm(state())).toBe(false);
    expect(ways).toEqual(['/account/addresses']);
  });

  test('saved for the checkout is selected there, and stays selected', async () => {
    await open(one);
    arriveAt('/account/addresses/new?return=%2Fshop%2Fcheckout');
    submit();
    await last('POST')?.answer(book(one, buildAddress({ id: 'a3' })));
    expect(ways).toEqual(['/shop/checkout']);
    arriveAt('/shop/checkout');
    arriveAt('/shop/cart');
    expect(cartSelectors.draft(state()).addressId).toBe('a3');
  });

  test('saved late does not redirect a user who has navigated elsewhere', async () => {
    await open(one);
    arriveAt('/account/addresses/new');
    submit();
    arriveAt('/shop/cart');
    await last('POST')?.answer(book(one));
    expect(ways).toEqual([]);
  });

  test('with an id is sent with PUT to the path of this id', async () => {
    await open(one);
    submit('a1');
    expect(last('PUT')?.request).toMatchObject({ path: '/api/shop/addresses/a1', body: input });
  });

  test('stays in the draft, with the reason of its refusal, until the draft is discarded', async () => {
    await open(one);
    arriveAt('/account/addresses/new');
    shop.dispatch(addresses.addressTyped({ id: null, address: input }));
    submit();
    await last('POST')?.fail('ADDRESS_BOOK_FULL');
    expect(addressesSelectors.refused(state())?.code).toBe('ADDRESS_BOOK_FULL');
    expect(addressesSelectors.draft(state(), null)).toEqual(input);
    expect(ways).toEqual([]);
    shop.dispatch(addresses.draftDropped());
    expect(addressesSelectors.refused(state())).toBeNull();
  });

  test('when already stored, has its own draft, which does not appear in the form for a new address', async () => {
    await open(one);
    shop.dispatch(addresses.addressTyped({ id: 'a1', address: input }));
    expect(addressesSelectors.draft(state(), null)).toBeNull();
    expect(addressesSelectors.draft(state(), 'a1')).toEqual(input);
  });

  test('counts as unsaved input when it is restored from its draft', async () => {
    await open(one);
    shop.dispatch(addresses.addressTyped({ id: 'a1', address: input }));
    arriveAt('/account/addresses/new');
    expect(selectHasDirtyForm(state())).toBe(false);
    arriveAt('/account/addresses/a1');
    expect(selectHasDirtyForm(state())).toBe(true);
  });
});

describe('the removal of an address', () => {
  test('applies at once, and can be undone with all fields', async () => {
    await open(one, two);
    shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
    expect(shown()).toEqual(['Uno']);
    shop.dispatch(addresses.removalUndone());
    expect(shown()).toEqual(['Uno', 'Dos']);
    // the requests are sent one after the other
    expect(of('POST')).toEqual([]);
    await last('DELETE')?.answer(book(one));
    expect(last('POST')?.request.body).toEqual(toWriteAddress(two));
    await last('POST')?.answer(book(one, { ...two, id: 'a9' }));
    expect(shown()).toEqual(['Uno', 'Dos']);
    expect(addressesSelectors.removed(state())).toBeNull();
  });

  test('restores the address when it is refused, and can be retried', async () => {
    await open(one, two);
    shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
    await last('DELETE')?.fail('OFFLINE');
    expect(shown()).toEqual(['Uno', 'Dos']);
    expect(addressesSelectors.removed(state())).toBeNull();
    shop.dispatch(addresses.changeRetried());
    expect(shown()).toEqual(['Uno']);
    await last('DELETE')?.answer(book(one));
    expect([shown(), addressesSelectors.refused(state())]).toEqual([['Uno'], null]);
  });

  test('can no longer be undone once another page is opened', async () => {
    await open(one, two);
    shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
    arriveAt('/account/profile');
    expect(addressesSelectors.removed(state())).toBeNull();
  });
});

describe('the default address', () => {
  test('is the chosen address at once, and the earlier default again when the change is refused', async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
    expect(defaults()).toEqual(['a1']);
    expect(last('PUT')?.request.body).toEqual({ ...toWriteAddress(one), isDefault: true });
    await last('PUT')?.fail('TIMEOUT');
    expect(defaults()).toEqual(['a2']);
  });

  test('can be unset, so that no address of the address book is the default', async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: null }));
    expect(defaults()).toEqual([]);
    expect(last('PUT')?.request).toMatchObject({
      path: '/api/shop/addresses/a2',
      body: { isDefault: false },
    });
  });

  test('sends no request when it is chosen again', async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: 'a2' }));
    expect(of('PUT')).toEqual([]);
  });

  test('is the ERP’s default branch until the customer chooses an address of the address book', async () => {
    await open(one);
    const branches = shop.asked.find(({ request }) => request.path.endsWith('/getSucursales'));
    await branches?.answer({ message: { response: [{ id: 7, default: true }] } });
    expect(addressesSelectors.defaultAddress(state())?.id).toBe('7');
    shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
    expect(addressesSelectors.defaultAddress(state())?.id).toBe('a1');
  });
});

test('a change of an address that another tab removed reloads the list of addresses', async () => {
  await open(one, two);
  shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
  await last('PUT')?.fail('NOT_FOUND');
  await last('GET')?.answer(book(two));
  expect(shown()).toEqual(['Dos']);
});

test('a list of addresses that was requested before a removal does not show the removed address', async () => {
  await open(one, two);
  shop.dispatch(navigation.retryRequested());
  const old = last('GET');
  shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
  await last('DELETE')?.answer(book(one));
  await old?.answer(book(one, two));
  expect(shown()).toEqual(['Uno']);
});

describe('the request for the delivery countries', () => {
  const countries = () => addressesSelectors.countries(state());
  const question = () => shop.asked.filter(({ request }) => request.path.endsWith('/countries'));

  test('is requested once, when the form opens', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/addresses/new');
    await question()[0]?.answer({ countries: ['EC', 'CO'] });
    arriveAt('/account/addresses/a1');
    expect(question()).toHaveLength(1);
    expect(countries().codes).toEqual(['EC', 'CO']);
  });

  test('is not aborted by a change of the address book', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/addresses/new');
    shop.dispatch(addresses.changeKept({ addresses: [] }));
    expect(question()[0]?.isAborted()).toBe(false);
    await question()[0]?.answer({ countries: ['EC', 'CO'] });
    expect(countries().codes).toEqual(['EC', 'CO']);
  });

  test('has only the shop’s own country when it fails to load', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/addresses/new');
    await question()[0]?.fail('OFFLINE');
    expect(countries()).toEqual({ status: 'failed', codes: ['EC'] });
  });
});

test('any sequence of changes leaves at most one default and the other addresses intact', () => {
  const ids = ['a', 'b', 'c'].map((id) => buildAddress({ id }));
  const change = fc.tuple(fc.constantFrom(...ids), fc.constantFrom('remove', 'default'), fc.boolean());
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (made) => {
      const changes = made.map(([address, kind, isDefault]): AddressChange =>
        kind === 'remove' ? { kind: 'remove', address } : { kind: 'default', address, isDefault },
      );
      const after = applyPendingChanges(ids, changes);
      expect(after.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1);
      expect(after.map((address) => ({ ...address, isDefault: false }))).toEqual(
        ids.filter(({ id }) => !changes.some((each) => each.kind === 'remove' && each.address.id === id)),
      );
    }),
  );
});
