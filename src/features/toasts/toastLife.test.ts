import { expectSaga } from 'redux-saga-test-plan';
import { rootReducer } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { wishlist } from '@/features/lists';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { watchAnnouncements } from './announcements';
import { toasts, toastsSelectors } from './toastsSlice';

const hello = { tone: 'info' as const, message: 'TEXT_HELLO', values: {} };

describe('a toast', () => {
  let shop: Shop;
  const begin = async (maximum = 0) => {
    const state = rootReducer(undefined, { type: 'test/began' });
    shop = await startStoreWithFakeClock({ preloaded: { ...state, toasts: { ...state.toasts, maximum } } });
  };
  afterEach(() => shop.stop());
  const statuses = () => toastsSelectors.all(shop.store.getState()).map(({ status }) => status);

  test('starts to close after 5000 ms, not at 4999, and is removed 300 ms later', async () => {
    await begin();
    shop.dispatch(toasts.shown(hello));
    await shop.pass(4_999);
    expect(statuses()).toEqual(['active']);
    await shop.pass(1);
    expect(statuses()).toEqual(['leaving']);
    await shop.pass(299);
    expect(statuses()).toEqual(['leaving']);
    await shop.pass(1);
    expect(statuses()).toEqual([]);
  });

  test('stays while the pointer is on it, and 1000 ms longer after the pointer has left', async () => {
    await begin();
    shop.dispatch(toasts.shown(hello));
    await shop.pass(4_000);
    shop.dispatch(toasts.hovered({ id: 1 }));
    await shop.pass(60_000);
    expect(statuses()).toEqual(['active']);
    shop.dispatch(toasts.left({ id: 1 }));
    await shop.pass(999);
    expect(statuses()).toEqual(['active']);
    await shop.pass(1);
    expect(statuses()).toEqual(['leaving']);
  });

  const seller = auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null });
  const customer = buildCustomer({ code: 'A' });
  const sessionOf = (code: string) =>
    auth.sessionReceived({
      session: { account: buildSeller(), customer: buildCustomer({ code }), demo: [] },
    });

  test.each([
    ['is removed at a logout', auth.signedOut(), ['TEXT_HELLO']],
    [
      'is removed when another customer is served',
      auth.customerSelected({ customer: buildCustomer({ code: 'B' }) }),
      ['TEXT_HELLO'],
    ],
    ['is removed when another tab serves another customer', sessionOf('B'), ['TEXT_HELLO']],
    ['stays when a session check finds the same customer', sessionOf('A'), ['TEXT_HELLO', 'TEXT_ADDED']],
  ])('offering to undo an add to the cart %s', async (_, event, expected) => {
    await begin();
    shop.dispatch(seller);
    shop.dispatch(auth.customerSelected({ customer }));
    shop.dispatch(toasts.shown(hello));
    shop.dispatch(
      toasts.shown({ ...hello, message: 'TEXT_ADDED', undo: { of: 'add', key: '7', quantity: 1 } }),
    );
    shop.dispatch(event);
    expect(toastsSelectors.all(shop.store.getState()).map(({ message }) => message)).toEqual(expected);
  });

  test('closes at once when it is dismissed, also under the pointer', async () => {
    await begin();
    shop.dispatch(toasts.shown(hello));
    shop.dispatch(toasts.hovered({ id: 1 }));
    shop.dispatch(toasts.dismissed({ id: 1 }));
    expect(statuses()).toEqual(['leaving']);
  });

  test('is closed when all toasts are cleared', async () => {
    await begin();
    shop.dispatch(toasts.shown(hello));
    shop.dispatch(toasts.shown(hello));
    shop.dispatch(toasts.allDismissed());
    await shop.pass(300);
    expect(statuses()).toEqual([]);
  });

  test('beyond the maximum waits until another toast is gone', async () => {
    await begin(2);
    for (let toast = 0; toast < 4; toast += 1) shop.dispatch(toasts.shown(hello));
    expect(statuses()).toEqual(['active', 'active', 'waiting', 'waiting']);
    shop.dispatch(toasts.dismissed({ id: 2 }));
    await shop.pass(299);
    expect(statuses()).toEqual(['active', 'leaving', 'waiting', 'waiting']);
    await shop.pass(1);
    expect(toastsSelectors.all(shop.store.getState()).map(({ id, status }) => [id, status])).toEqual([
      [1, 'active'],
      [3, 'active'],
      [4, 'waiting'],
    ]);
  });

  test('is closed also while it is still waiting when all toasts are cleared', async () => {
    await begin(1);
    for (let toast = 0; toast < 3; toast += 1) shop.dispatch(toasts.shown(hello));
    shop.dispatch(toasts.allDismissed());
    await shop.pass(300);
    expect(statuses()).toEqual([]);
  });

  test('is shown for its full time also when it had to wait before it opened', async () => {
    await begin(1);
    shop.dispatch(toasts.shown(hello));
    shop.dispatch(toasts.shown(hello));
    expect(statuses()).toEqual(['active', 'waiting']);
    await shop.pass(5_300);
    expect(statuses()).toEqual(['active']);
    await shop.pass(4_999);
    expect(statuses()).toEqual(['active']);
    await shop.pass(1);
    expect(statuses()).toEqual(['leaving']);
  });
});

test('a product added to the wishlist is named in its toast', () =>
  expectSaga(watchAnnouncements)
    .withReducer(rootReducer)
    .put(
      toasts.shown({
        tone: 'success',
        message: 'TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST',
        values: { name: 'Filtro' },
      }),
    )
    .dispatch(wishlist.events.productAdded({ id: 1, name: 'Filtro' }))
    .silentRun(0));
