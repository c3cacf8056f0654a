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

const arrive = (path: string) => shop.dispatch(navigation.arrived(placeOf(new URL(path, 'http://shop'))));
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
  arrive('/account/addresses');
  await last('GET')?.answer(book(...items));
}

describe('the address book', () => {
  test.each(['/account/addresses', '/account/addresses/a1', '/shop/checkout', '/account/dashboard'])(
    'is asked on arrival at %s',
    (path) => {
      shop.dispatch(signInCustomer());
      arrive(path);
      expect(of('GET')).toHaveLength(1);
      expect(addressesSelectors.status(state())).toBe('asking');
    },
  );

  test('is not asked of a seller who serves nobody', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arrive('/account/addresses');
    expect(of('GET')).toEqual([]);
  });

  test('that could not be had says why, and is asked again on a retry', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/addresses');
    await last('GET')?.fail('TIMEOUT');
    expect([addressesSelectors.status(state()), addressesSelectors.failure(state())]).toEqual([
      'failed',
      'TIMEOUT',
    ]);
    shop.dispatch(navigation.retryRequested());
    await last('GET')?.answer(book(one));
    expect(shown()).toEqual(['Uno']);
  });

  test('of the next customer is asked like the first', async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    for (const code of ['C1', 'C2', 'C1']) {
      shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code }) }));
      arrive('/account/addresses');
      expect(addressesSelectors.status(state())).toBe('asking');
      await last('GET')?.answer(book(one));
      expect(shown()).toEqual(['Uno']);
    }
  });

  test("of one customer never lands at another's", async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: buildCustomer() }));
    arrive('/account/addresses');
    const first = last('GET');
    shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) }));
    await last('GET')?.answer(book(two));
    await first?.answer(book(one));
    expect(first?.isAborted()).toBe(true);
    expect(shown()).toEqual(['Dos']);
  });

  test('goes with who signs out', async () => {
    await open(one);
    shop.dispatch(auth.signedOut());
    expect(shown()).toEqual([]);
  });

  test('stays what it is when another tab says that nothing changed', async () => {
    await open(one);
    shop.dispatch(auth.sessionReceived({ session: { account: buildCustomer(), customer: null, demo: [] } }));
    expect(shown()).toEqual(['Uno']);
  });
});

describe('an address that is saved', () => {
  const typed = toWriteAddress(buildAddress({ address1: 'Tres' }));
  const submit = (id: string | null = null) =>
    shop.dispatch(addresses.addressSubmitted({ id, address: typed }));

  test('is sent once, kept, and leads back to the list', async () => {
    await open(one);
    arrive('/account/addresses/new');
    shop.dispatch(addresses.addressTyped({ id: null, address: typed }));
    shop.dispatch(navigation.formDirtied({ form: 'address' }));
    submit();
    submit();
    expect(of('POST').map(({ request }) => request.body)).toEqual([typed]);
    expect(addressesSelectors.isSaving(state())).toBe(true);
    await last('POST')?.answer(book(one, buildAddress({ id: 'a3', address1: 'Tres' })));
    expect(shown()).toEqual(['Uno', 'Tres']);
    expect(addressesSelectors.saved(state())?.id).toBe('a3');
    expect(addressesSelectors.draft(state(), null)).toBeNull();
    expect(selectHasDirtyForm(state())).toBe(false);
    expect(ways).toEqual(['/account/addresses']);
  });

  test('for the checkout is chosen there, and stays so', async () => {
    await open(one);
    arrive('/account/addresses/new?return=%2Fshop%2Fcheckout');
    submit();
    await last('POST')?.answer(book(one, buildAddress({ id: 'a3' })));
    expect(ways).toEqual(['/shop/checkout']);
    arrive('/shop/checkout');
    arrive('/shop/cart');
    expect(cartSelectors.draft(state()).addressId).toBe('a3');
  });

  test('leads nowhere who went elsewhere meanwhile', async () => {
    await open(one);
    arrive('/account/addresses/new');
    submit();
    arrive('/shop/cart');
    await last('POST')?.answer(book(one));
    expect(ways).toEqual([]);
  });

  test('is changed where it has an id', async () => {
    await open(one);
    submit('a1');
    expect(last('PUT')?.request).toMatchObject({ path: '/api/shop/addresses/a1', body: typed });
  });

  test('that is refused stays typed, and says why until it is dropped', async () => {
    await open(one);
    arrive('/account/addresses/new');
    shop.dispatch(addresses.addressTyped({ id: null, address: typed }));
    submit();
    await last('POST')?.fail('ADDRESS_BOOK_FULL');
    expect(addressesSelectors.refused(state())?.code).toBe('ADDRESS_BOOK_FULL');
    expect(addressesSelectors.draft(state(), null)).toEqual(typed);
    expect(ways).toEqual([]);
    shop.dispatch(addresses.draftDropped());
    expect(addressesSelectors.refused(state())).toBeNull();
  });

  test('is typed for one address at a time', async () => {
    await open(one);
    shop.dispatch(addresses.addressTyped({ id: 'a1', address: typed }));
    expect(addressesSelectors.draft(state(), null)).toBeNull();
    expect(addressesSelectors.draft(state(), 'a1')).toEqual(typed);
  });

  test('what was typed before holds a reload back when it is shown again', async () => {
    await open(one);
    shop.dispatch(addresses.addressTyped({ id: 'a1', address: typed }));
    arrive('/account/addresses/new');
    expect(selectHasDirtyForm(state())).toBe(false);
    arrive('/account/addresses/a1');
    expect(selectHasDirtyForm(state())).toBe(true);
  });
});

describe('a removal', () => {
  test('is there at once, and can be undone with all that was known', async () => {
    await open(one, two);
    shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
    expect(shown()).toEqual(['Uno']);
    shop.dispatch(addresses.removalUndone());
    expect(shown()).toEqual(['Uno', 'Dos']);
    // one after the other
    expect(of('POST')).toEqual([]);
    await last('DELETE')?.answer(book(one));
    expect(last('POST')?.request.body).toEqual(toWriteAddress(two));
    await last('POST')?.answer(book(one, { ...two, id: 'a9' }));
    expect(shown()).toEqual(['Uno', 'Dos']);
    expect(addressesSelectors.removed(state())).toBeNull();
  });

  test('that is refused brings it back, and can be tried again', async () => {
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

  test('is no news on another page', async () => {
    await open(one, two);
    shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
    arrive('/account/profile');
    expect(addressesSelectors.removed(state())).toBeNull();
  });
});

describe('the default', () => {
  test('is taken from the other at once, and given back when it is refused', async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
    expect(defaults()).toEqual(['a1']);
    expect(last('PUT')?.request.body).toEqual({ ...toWriteAddress(one), isDefault: true });
    await last('PUT')?.fail('TIMEOUT');
    expect(defaults()).toEqual(['a2']);
  });

  test("can be the ERP's branch again", async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: null }));
    expect(defaults()).toEqual([]);
    expect(last('PUT')?.request).toMatchObject({
      path: '/api/shop/addresses/a2',
      body: { isDefault: false },
    });
  });

  test('chosen again is no change', async () => {
    await open(one, two);
    shop.dispatch(addresses.defaultChosen({ id: 'a2' }));
    expect(of('PUT')).toEqual([]);
  });

  test("is the own one, or the ERP's branch", async () => {
    await open(one);
    const branches = shop.asked.find(({ request }) => request.path.endsWith('/getSucursales'));
    await branches?.answer({ message: { response: [{ id: 7, default: true }] } });
    expect(addressesSelectors.defaultAddress(state())?.id).toBe('7');
    shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
    expect(addressesSelectors.defaultAddress(state())?.id).toBe('a1');
  });
});

test('an address gone in another tab is asked for what is left', async () => {
  await open(one, two);
  shop.dispatch(addresses.defaultChosen({ id: 'a1' }));
  await last('PUT')?.fail('NOT_FOUND');
  await last('GET')?.answer(book(two));
  expect(shown()).toEqual(['Dos']);
});

test('an answer older than a change does not undo it on the screen', async () => {
  await open(one, two);
  shop.dispatch(navigation.retryRequested());
  const old = last('GET');
  shop.dispatch(addresses.addressRemoved({ id: 'a2' }));
  await last('DELETE')?.answer(book(one));
  await old?.answer(book(one, two));
  expect(shown()).toEqual(['Uno']);
});

describe('where the shop delivers to', () => {
  const countries = () => addressesSelectors.countries(state());
  const question = () => shop.asked.filter(({ request }) => request.path.endsWith('/countries'));

  test('is asked with the form, once', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/addresses/new');
    await question()[0]?.answer({ countries: ['EC', 'CO'] });
    arrive('/account/addresses/a1');
    expect(question()).toHaveLength(1);
    expect(countries().codes).toEqual(['EC', 'CO']);
  });

  test("that could not be had is the shop's own country", async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/addresses/new');
    await question()[0]?.fail('OFFLINE');
    expect(countries()).toEqual({ status: 'failed', codes: ['EC'] });
  });
});

test('whatever is changed, at most one is the default and the rest is as it was', () => {
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
