// waitFor gets the longer time of tests that render
import '../../scripts/jest/setupDom';
import { waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { display } from '@/features/display';
import { compare, wishlist } from '@/features/lists';
import { storage } from '@/features/storage';
import { vehicles } from '@/features/vehicles';
import { version } from '@/features/version';
import {
  signInCustomer,
  addToCart,
  buildCartProduct,
  buildCustomer,
  buildSeller,
} from '@/testing/renderWithStore';
import { createPersistence, isPristineState, syncAcrossTabs, loadPersistedState } from './persistence';
import { createFullStore } from './createFullStore';

const filter = buildCartProduct();
const beetle = { id: 3, year: 1972, make: 'Volkswagen', model: 'Escarabajo', engine: '1.3' };
const buildLine = (product = filter, quantity = 1) => ({
  key: String(product.id),
  product,
  quantity,
  options: [],
  change: null,
});

/** Opens a shop on the stored state, without sagas. */
async function openShop() {
  const { preloaded, invalid } = await loadPersistedState();
  const events: UnknownAction[] = [];
  const { store } = createFullStore({
    preloaded,
    observers: [
      () => (next) => (action) => {
        events.push(action as UnknownAction);
        return next(action);
      },
      createPersistence(),
    ],
  });
  const happen = (...happened: UnknownAction[]) => {
    for (const event of happened) store.dispatch(event);
  };
  return { store, invalid, events, happen };
}

const readItem = (key: string): unknown => {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
};

/** Flushes promises and zero timers. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a choice of prices and of the theme is restored when the shop is opened again', async () => {
  const first = await openShop();
  first.happen(display.pricesChosen({ prices: 'without-iva' }), display.themeChosen({ theme: 'dark' }));
  const second = await openShop();
  expect(second.store.getState().display).toEqual({ prices: 'without-iva', theme: 'dark' });
});

test('a stored theme leaves the state as the service rendered it, while a stored choice of prices changes it', async () => {
  localStorage.setItem('display', '{"prices":null,"theme":"dark"}');
  expect(isPristineState((await loadPersistedState()).preloaded)).toBe(true);
  localStorage.setItem('display', '{"prices":"without-iva","theme":null}');
  expect(isPristineState((await loadPersistedState()).preloaded)).toBe(false);
});

describe('writing to the storage', () => {
  test('stores an added line before the next task runs', async () => {
    const { happen } = await openShop();
    happen(...addToCart(filter, 2));
    expect(readItem('cartItems')).toEqual([{ ...buildLine(filter, 2), customer: '' }]);
  });

  test('stores a single field as plain JSON under its key', async () => {
    const { happen } = await openShop();
    happen(signInCustomer());
    expect(localStorage.getItem('user')).toBe('"C0001"');
  });

  test('stores several fields of a slice as one plain object', async () => {
    const { happen } = await openShop();
    happen(signInCustomer(), cart.checkoutBegan({ idempotencyKey: 'k1' }));
    expect(readItem('cart')).toMatchObject({ owner: 'C0001', parked: {}, draft: { idempotencyKey: 'k1' } });
  });

  test('leaves out fields of the cart that the persistence table does not list', async () => {
    const { happen } = await openShop();
    happen(signInCustomer(), ...addToCart(filter), cart.removeBegan({ key: '7' }));
    expect(Object.keys(readItem('cart') as object).sort()).toEqual([
      'draft',
      'owner',
      'parked',
      'parkedDrafts',
      'person',
    ]);
  });

  test('is skipped for an event that changes no persisted field', async () => {
    const { happen } = await openShop();
    happen(cart.refreshAsked(), auth.customersAsked());
    expect(localStorage).toHaveLength(0);
  });

  test('stores a typed password nowhere', async () => {
    const { happen } = await openShop();
    happen(
      auth.loginSubmitted({ email: 'a@b.ec', password: 'Sup3r-S3cret', returnTo: null }),
      ...addToCart(filter),
    );
    expect(JSON.stringify({ ...localStorage })).not.toContain('Sup3r-S3cret');
  });

  test('lets a reopened shop show the cart of the last visit', async () => {
    const first = await openShop();
    first.happen(signInCustomer(), ...addToCart(filter, 3));
    const second = await openShop();
    expect(cartSelectors.lines(second.store.getState())).toEqual([
      { ...buildLine(filter, 3), customer: 'C0001' },
    ]);
  });
});

test('a write refused by a full storage is retried with the next event of any kind', async () => {
  const { happen } = await openShop();
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  happen(signInCustomer(), cart.checkoutBegan({ idempotencyKey: 'k1' }), ...addToCart(filter));
  await settle();
  expect(localStorage).toHaveLength(0);
  spy.mockRestore();
  happen(catalog.searchSubmitted({ text: 'bujía' }));
  expect(readItem('cart')).toMatchObject({ owner: 'C0001', draft: { idempotencyKey: 'k1' } });
  expect(readItem('cartItems')).toHaveLength(1);
});

const liked = (id: number) => ({ id, slug: `A-${id}`, sku: `A-${id}`, name: 'Disco', images: [] });

describe('a cart line that another tab wrote, whose storage event has not arrived,', () => {
  const other = buildCartProduct({ id: 8, sku: 'L-8' });
  const arriveInBoth = async () => {
    const [one, two] = [await openShop(), await openShop()];
    for (const tab of [one, two]) tab.happen(signInCustomer());
    return [one, two] as const;
  };

  test('is not overwritten by this tab’s write', async () => {
    const [one, two] = await arriveInBoth();
    one.happen(...addToCart(filter));
    two.happen(...addToCart(other));
    expect(cartSelectors.lines(two.store.getState()).map(({ product }) => product.id)).toEqual([7, 8]);
    expect(readItem('cartItems')).toHaveLength(2);
    two.happen(wishlist.events.addBegan({ product: liked(1) }));
    one.happen(wishlist.events.addBegan({ product: liked(2) }));
    expect(readItem('wishlistItems')).toHaveLength(2);
  });

  test('does not remove a line that this tab could not write', async () => {
    const [one, two] = await arriveInBoth();
    one.happen(...addToCart(filter));
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    two.happen(...addToCart(other));
    await settle();
    spy.mockRestore();
    two.happen(cart.refreshAsked());
    expect(readItem('cartItems')).toMatchObject([{ key: '7' }, { key: '8' }]);
  });
});

test('a line changed after the session expired in another tab is still in the cart when the shop reopens', async () => {
  const [one, two] = [await openShop(), await openShop()];
  const stop = syncAcrossTabs(two.store.dispatch);
  const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  for (const tab of [one, two]) tab.happen(signInCustomer());
  one.happen(...addToCart(filter, 2));
  hear('cartItems');
  one.happen(auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }));
  for (const key of ['cartItems', 'cart']) hear(key);
  // the session check has not run yet, and the cart is shown as before
  two.happen(cart.quantityChosen({ key: '7', quantity: 4 }));
  stop();
  const again = await openShop();
  again.happen(signInCustomer());
  expect(cartSelectors.lines(again.store.getState())).toMatchObject([{ key: '7', quantity: 4 }]);
});

describe('reading the storage', () => {
  test('gives the initial state for an empty storage, and quarantines nothing', async () => {
    const { invalid, store } = await openShop();
    expect(invalid).toEqual([]);
    expect(cartSelectors.lines(store.getState())).toEqual([]);
  });

  test.each([
    ['text that is not JSON', 'cartItems', '[{'],
    ['an object in place of cart lines', 'cartItems', '{}'],
    ['a cart line with a quantity of zero', 'cartItems', JSON.stringify([buildLine(filter, 0)])],
    [
      'a cart line whose price has a fraction of a cent',
      'cartItems',
      JSON.stringify([buildLine({ ...filter, unitPrice: 9.5 })]),
    ],
    [
      'a cart line with a negative price',
      'cartItems',
      JSON.stringify([buildLine({ ...filter, unitPrice: -1 })]),
    ],
    ['a list in place of the cart’s fields', 'cart', '[]'],
    ['a number in place of the cart’s fields', 'cart', '7'],
    ['a language that the shop does not have', 'language', '"de"'],
    ['a currency that the shop does not take', 'currency', '"EUR"'],
    ['a vehicle without fields', 'currentVehicle', '{}'],
    ['a garage that is not a list', 'garage', 'null'],
    ['a user code that is a number', 'user', '1'],
    ['a wishlist item without pictures', 'wishlistItems', '[{"id":1,"slug":"a","sku":"a","name":"a"}]'],
    [
      'six searches of one customer',
      'recentSearches',
      '[{"customer":"C1","texts":["1","2","3","4","5","6"]}]',
    ],
    ['an empty recent search', 'recentSearches', '[""]'],
    ['a recent product without fields', 'recentProducts', '[{}]'],
  ])('quarantines %s, and lists its key as invalid', async (_, key, text) => {
    localStorage.setItem(key, text);
    const { invalid } = await openShop();
    expect(invalid).toEqual([key]);
    expect({ ...localStorage }).toEqual({ [`${key}.invalid`]: text });
  });

  test('keeps five of the searches that an older version stored, without a served customer', async () => {
    localStorage.setItem('recentSearches', '["1","2","3","4","5","6"]');
    const { store, invalid } = await openShop();
    expect(invalid).toEqual([]);
    expect(store.getState().recent.searches).toEqual([{ customer: '', texts: ['1', '2', '3', '4', '5'] }]);
  });

  test('keeps the cart when the stored language is invalid', async () => {
    localStorage.setItem('language', '{');
    localStorage.setItem('cartItems', JSON.stringify([buildLine()]));
    const { store } = await openShop();
    expect(cartSelectors.lines(store.getState())).toEqual([buildLine()]);
  });

  test('does not change keys of other programs', async () => {
    localStorage.setItem('somebody-else', '{');
    const { invalid } = await openShop();
    expect(invalid).toEqual([]);
    expect(localStorage.getItem('somebody-else')).toBe('{');
  });

  test('does not load an unknown field into the state', async () => {
    localStorage.setItem('cart', JSON.stringify({ ...initialCart(), busy: ['7'] }));
    const { store } = await openShop();
    expect(store.getState().cart.busy).toEqual([]);
  });
});

const initialCart = () => {
  const { owner, parked, draft } = createFullStore().store.getState().cart;
  return { owner, parked, draft };
};

describe('the valid rest of an invalid stored value', () => {
  const other = buildCartProduct({ id: 8, sku: 'L-8' });
  const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

  test('includes the valid lines of a cart, which are written back to the storage', async () => {
    put('cartItems', [
      buildLine(),
      { ...buildLine(other), quantity: 'dos' },
      buildLine({ ...filter, id: 9 }),
    ]);
    const { invalid, store } = await openShop();
    expect(invalid).toEqual(['cartItems']);
    expect(cartSelectors.lines(store.getState()).map(({ product }) => product.id)).toEqual([7, 9]);
    expect(localStorage.getItem('cartItems.invalid')).toContain('dos');
    const again = await openShop();
    expect([again.invalid, cartSelectors.lines(again.store.getState()).length]).toEqual([[], 2]);
  });

  test('includes the valid vehicles of a garage and the valid items of a wishlist', async () => {
    put('garage', [beetle, { id: 4 }]);
    put('wishlistItems', [null, { id: 1, slug: 'A', sku: 'A', name: 'a', images: [] }]);
    const { invalid, store } = await openShop();
    expect(invalid).toEqual(['garage', 'wishlistItems']);
    expect(store.getState().vehicles.garage).toEqual([beetle]);
    expect(store.getState().wishlist.items).toHaveLength(1);
  });

  test('includes the cart’s owner and parked carts when only the draft is invalid', async () => {
    const line = { ...buildLine(), customer: 'C0001' };
    put('cart', {
      owner: 'C0001',
      person: 'V01',
      parked: { C0002: [{ ...buildLine(other), customer: 'C0002' }, 'no line'] },
      draft: 'no draft',
    });
    put('cartItems', [line]);
    const { owner, person, parked, draft, items } = (await openShop()).store.getState().cart;
    expect([owner, person, items.length, parked['C0002']?.length]).toEqual(['C0001', 'V01', 1, 1]);
    expect(draft.payment).toBe('transfer');
  });

  test('includes each cart line for the customer whose code it has, when the key of the cart’s owner is invalid', async () => {
    put('cartItems', [{ ...buildLine(), customer: 'C0001' }]);
    localStorage.setItem('cart', '{broken');
    const { happen, store } = await openShop();
    happen(signInCustomer());
    expect(cartSelectors.lines(store.getState())).toHaveLength(1);
    happen(signInCustomer(buildCustomer({ code: 'C0002' })));
    expect(cartSelectors.lines(store.getState())).toEqual([]);
  });

  test('is kept in memory when the storage is full', async () => {
    put('cartItems', [buildLine(), {}]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store } = await openShop();
    expect(cartSelectors.lines(store.getState())).toHaveLength(1);
  });

  test('is stored before the quarantined value when the storage has no room for both', async () => {
    put('cartItems', [buildLine(), {}]);
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key.endsWith('.invalid')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await openShop();
    expect(readItem('cartItems')).toEqual([buildLine()]);
  });
});

describe('searches and viewed products', () => {
  const happened = [
    catalog.searchSubmitted({ text: 'bujía' }),
    catalog.productViewed({ product: { id: 1, slug: 'A-1', sku: 'A-1', name: 'Disco', images: [] } }),
  ];

  test('are restored when the shop is opened again', async () => {
    const first = await openShop();
    first.happen(...happened);
    const { recent } = (await openShop()).store.getState();
    expect(recent).toMatchObject({
      products: [expect.objectContaining({ sku: 'A-1' })],
      searches: [{ customer: '', texts: ['bujía'] }],
    });
  });

  test('are nowhere in the storage after the sign-out', async () => {
    const { happen } = await openShop();
    happen(...happened);
    expect(JSON.stringify({ ...localStorage })).toMatch(/bujía.*A-1|A-1.*bujía/);
    happen(auth.signedOut());
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/bujía|A-1/);
  });
});

describe('a session', () => {
  const customers = [buildCustomer(), buildCustomer({ code: 'C0002' })];
  const fullStorage = [
    auth.sellerSignedIn({ account: buildSeller(), customers, returnTo: null }),
    ...customers.flatMap((customer) => [
      auth.customerSelected({ customer }),
      ...addToCart(filter),
      cart.checkoutBegan({ idempotencyKey: 'k1' }),
    ]),
    cart.removeBegan({ key: '7' }),
    catalog.searchSubmitted({ text: 'bujía' }),
    ...[wishlist, compare].map(({ events }) =>
      events.addBegan({ product: { id: 9, slug: 'A-9', sku: 'A-9', name: 'Disco', images: [] } }),
    ),
    catalog.productViewed({ product: { id: 1, slug: 'A-1', sku: 'A-1', name: 'Disco', images: [] } }),
  ];

  test('leaves only initial values in the storage when it ends with a sign-out', async () => {
    localStorage.setItem('cartItems', '{"C0001": "of an older shop"}');
    const used = await openShop();
    used.happen(...fullStorage);
    expect(JSON.stringify({ ...localStorage })).toMatch(/C0001.*C0002/);
    expect(localStorage.getItem('cartItems.invalid')).not.toBeNull();
    used.happen(auth.signedOut());
    const {
      cart: carts,
      auth: guestAuth,
      wishlist: liked,
      compare: compared,
      recent,
      catalog: shelves,
    } = createFullStore().store.getState();
    const { items, owner, person, parked, parkedDrafts, draft } = carts;
    expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, readItem(key)]))).toEqual({
      cartItems: items,
      cart: { owner, person, parked, parkedDrafts, draft },
      user: guestAuth.userCode,
      // until the service has confirmed the logout
      leaving: true,
      wishlistItems: liked.items,
      compareItems: compared.items,
      searchText: shelves.searchText,
      recentProducts: recent.products,
      recentSearches: recent.searches,
      recentCustomers: recent.customers,
    });
  });

  test.each([
    ['a customer', signInCustomer()],
    [
      'a seller who serves no customer',
      auth.sellerSignedIn({ account: buildSeller(), customers, returnTo: null }),
    ],
  ])('for %s changes the key that other tabs listen to, when it begins and ends', async (_, arrives) => {
    const { happen } = await openShop();
    const before = readItem('user') ?? null;
    happen(arrives);
    expect(readItem('user')).not.toEqual(before);
    happen(auth.signedOut());
    expect(readItem('user')).toBeNull();
  });

  test('is checked by a page from the back/forward cache, once the page has read the storage', async () => {
    const dispatched: UnknownAction[] = [];
    const stop = syncAcrossTabs((action) => dispatched.push(action));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(dispatched).toEqual([]);
    localStorage.setItem('leaving', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(dispatched.at(-1)).toEqual(auth.changedElsewhere()));
    expect(dispatched).toContainEqual(auth.changedElsewhere({ isLeaving: true }));
    stop();
  });
});

describe('a full storage', () => {
  const fill = () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  };

  test('is reported once, however many writes fail', async () => {
    const { happen, events } = await openShop();
    fill();
    happen(signInCustomer(), ...addToCart(filter));
    await settle();
    happen(...addToCart(buildCartProduct({ id: 8 })));
    await settle();
    expect(events.filter(storage.writeFailed.match)).toHaveLength(1);
  });

  test('does not prevent adding to the cart', async () => {
    const { happen, store } = await openShop();
    fill();
    happen(...addToCart(filter));
    await settle();
    happen(...addToCart(buildCartProduct({ id: 8 })));
    expect(cartSelectors.quantity(store.getState())).toBe(2);
  });

  test('stores the whole cart as soon as there is room', async () => {
    const { happen } = await openShop();
    fill();
    happen(...addToCart(filter));
    await settle();
    jest.restoreAllMocks();
    happen(...addToCart(buildCartProduct({ id: 8 })));
    expect(readItem('cartItems')).toHaveLength(2);
  });
});

describe('another tab', () => {
  let unfollow: () => void = () => undefined;
  afterEach(() => unfollow());

  const openFollowing = async () => {
    const shop = await openShop();
    unfollow = syncAcrossTabs(shop.store.dispatch);
    return shop;
  };
  const otherTabWrites = async (key: string, text: string) => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    await settle();
  };

  test('changes its cart, and this tab dispatches cart/changedElsewhere', async () => {
    const { events } = await openFollowing();
    await otherTabWrites('cartItems', JSON.stringify([buildLine(filter, 4)]));
    expect(events).toEqual([cart.changedElsewhere({ items: [buildLine(filter, 4)] })]);
  });

  test('with an older version stores a slug in lower case, and this tab reads the slug in the spelling of the sku', async () => {
    localStorage.setItem('wishlistItems', JSON.stringify([{ ...liked(1), slug: 'a-1' }]));
    expect((await loadPersistedState()).preloaded.wishlist.items).toEqual([liked(1)]);
  });

  test('closed between its writes of the cart’s two keys leaves its lines to no other account', async () => {
    const { person, parked, parkedDrafts, draft } = createFullStore().store.getState().cart;
    const carts = { owner: 'C0001', person, parked, parkedDrafts, draft };
    localStorage.setItem('cart', JSON.stringify(carts));
    localStorage.setItem('cartItems', JSON.stringify([{ ...buildLine(), customer: 'C0002' }]));
    const { preloaded } = await loadPersistedState();
    expect([preloaded.cart.owner, preloaded.cart.items]).toEqual(['C0001', []]);
  });

  test('writes one of the cart’s two keys, and this tab reads the other key, too', async () => {
    const { events } = await openFollowing();
    localStorage.setItem('cartItems', JSON.stringify([buildLine(filter, 4)]));
    const { person, parked, parkedDrafts, draft } = createFullStore().store.getState().cart;
    const carts = { owner: 'C0002', person, parked, parkedDrafts, draft };
    await otherTabWrites('cart', JSON.stringify(carts));
    expect(events).toEqual([cart.changedElsewhere({ items: [buildLine(filter, 4)], ...carts })]);
  });

  test('signs in, and this tab checks the session', async () => {
    const { events } = await openFollowing();
    await otherTabWrites('user', '"C0001"');
    expect(events).toEqual([auth.changedElsewhere({ userCode: 'C0001' })]);
  });

  test.each([
    ['writes text that is not JSON', 'cartItems', '[{'],
    ['writes a cart line without fields', 'cartItems', '[{}]'],
    ['writes a key of another program', 'somebody-else', '1'],
    ['searches for a text', 'searchText', '"filtro"'],
  ])('%s, and this tab ignores the change', async (_, key, text) => {
    const { events } = await openFollowing();
    await otherTabWrites(key, text);
    expect(events).toEqual([]);
  });

  test('stores an invalid value, which this tab leaves in the storage under its key', async () => {
    await openFollowing();
    await otherTabWrites('cartItems', '[{');
    expect({ ...localStorage }).toEqual({ cartItems: '[{' });
  });

  test('writes a value, which this tab does not write again, as the value may be outdated by then', async () => {
    await openFollowing();
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const text = JSON.stringify([buildLine(filter, 4)]);
    await otherTabWrites('cartItems', text);
    expect(setItem.mock.calls).toEqual([['cartItems', text]]);
  });

  test('selects a vehicle, and this tab can still deselect it', async () => {
    const { happen } = await openFollowing();
    happen(vehicles.vehicleSelected({ vehicle: beetle }), vehicles.vehicleSelected({ vehicle: null }));
    await otherTabWrites('currentVehicle', JSON.stringify(beetle));
    happen(vehicles.vehicleSelected({ vehicle: null }));
    expect(readItem('currentVehicle')).toBeNull();
  });

  test('is ignored once the subscription has ended', async () => {
    const { events } = await openFollowing();
    unfollow();
    await otherTabWrites('cartItems', JSON.stringify([buildLine()]));
    expect(events).toEqual([]);
  });
});

describe('a reload', () => {
  test('for a new version stores that version', async () => {
    const { happen } = await openShop();
    happen(version.received({ version: '1' }), version.received({ version: '2' }), version.reloadBegan());
    expect(readItem('app-version')).toBe('2');
  });

  test('stores a cart line that is added before the page unloads, but no key that the reload does not preserve', async () => {
    const { happen } = await openShop();
    happen(signInCustomer(), version.received({ version: '1' }), version.reloadBegan());
    localStorage.clear();
    happen(catalog.searchSubmitted({ text: 'bujía' }), ...addToCart(filter));
    await jest.advanceTimersByTimeAsync(1000);
    expect(Object.keys(localStorage).sort()).toEqual(['cartItems']);
    expect(readItem('cartItems')).toEqual([{ ...buildLine(filter), customer: 'C0001' }]);
  });
});
