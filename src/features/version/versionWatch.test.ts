import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { rootReducer } from '@/app/rootReducer';
import { navigation } from '@/features/navigation';
import { orders } from '@/features/orders';
import { emptyDraft } from '@/features/cart';
import { Failure } from '@/shared/failure';
import type { PlaceOrder } from '@/shop/schemas';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { clearForNewVersion, hasTypedField, wasClearedForVersion, reloadPage } from './clearAndReload';
import { version } from './versionSlice';
import { watchVersionReload } from './versionWatch';

/** Mocks the reload. */
jest.mock('./clearAndReload', () => ({
  hasTypedField: jest.fn(() => false),
  clearForNewVersion: jest.fn(),
  wasClearedForVersion: jest.fn(() => false),
  reloadPage: jest.fn(),
}));

const withVersion = (known: string | null) => {
  const state = rootReducer(undefined, { type: 'test/began' });
  return { ...state, version: { known, newer: null } };
};
/** The check at the start brings no version of its own. */
const unanswered = { '/assets/version.json': undefined };
const orderRequest: PlaceOrder = {
  lines: [{ sku: 'A-1', quantity: 1, options: [], unitPrice: 1_000 }],
  total: 1_150,
  shippingAddress: { ...emptyDraft.address, id: '1', isDefault: true },
  payment: 'cash',
  notes: '',
};
const place = { route: 'home' as const, params: {}, query: {}, path: '/' };

describe('when', () => {
  let shop: Shop;
  afterEach(() => {
    shop.stop();
    localStorage.clear();
    jest.clearAllMocks();
  });

  test('the version is requested at the start and every 60 s', async () => {
    shop = await startStoreWithFakeClock();
    expect(shop.store.getState().version.known).toBe('1');
    await shop.pass(59_999);
    expect(shop.count('version/checkDue')).toBe(0);
    await shop.pass(1);
    expect(shop.count('version/checkDue')).toBe(1);
    await shop.pass(60_000);
    expect(shop.count('version/checkDue')).toBe(2);
  });

  test('code that fails to load requests the version at once, and a newer one is loaded once', async () => {
    shop = await startStoreWithFakeClock({
      preloaded: withVersion('1'),
      answers: { '/assets/version.json': undefined },
    });
    const getRequests = () =>
      shop.asked.filter(({ request }) => request.path.startsWith('/assets/version.json'));
    await getRequests()[0]?.answer({ version: '1' });
    shop.dispatch(version.codeMissed());
    await getRequests()[1]?.answer({ version: '1' });
    expect(reloadPage).not.toHaveBeenCalled();
    for (let part = 0; part < 3; part += 1) shop.dispatch(version.codeMissed());
    await getRequests().at(-1)?.answer({ version: '2' });
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('without a stored version the answer is stored, without a reload', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion(null) });
    await shop.pass(60_000);
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('an answer of another shape is a failure, and nothing else happens', async () => {
    shop = await startStoreWithFakeClock({
      preloaded: withVersion('1'),
      answers: { '/assets/version.json': { v: '2' } },
    });
    await shop.pass(60_000);
    expect(shop.types()).toEqual(['version/checkDue', 'version/checkFailed']);
  });

  test('a dirty form delays the reload until the next page', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    shop.dispatch(version.received({ version: '2' }));
    await shop.pass(1_000);
    expect(shop.count('version/reloadBegan')).toBe(0);
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(1);
    expect(shop.store.getState().version).toEqual({ known: '2', newer: null });
  });

  test('another version reloads one time, at once where nothing would be lost', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('0') });
    await shop.pass(600_000);
    expect(shop.count('version/checkDue')).toBe(10);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(shop.store.getState().version).toEqual({ known: '1', newer: null });
  });

  test('a failed check changes nothing', async () => {
    shop = await startStoreWithFakeClock({
      preloaded: withVersion('1'),
      answers: { '/assets/version.json': new Failure('OFFLINE') },
    });
    const stateBefore = shop.store.getState();
    await shop.pass(60_000);
    expect(shop.types()).toEqual(['version/checkDue', 'version/checkFailed']);
    expect(shop.store.getState().version).toBe(stateBefore.version);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('a field with typed text delays the reload until the next page', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    jest.mocked(hasTypedField).mockReturnValueOnce(true);
    shop.dispatch(version.received({ version: '2' }));
    expect(shop.count('version/reloadBegan')).toBe(0);
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('a pending order delays the reload until the next page', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(orders.orderSubmitted({ order: orderRequest, idempotencyKey: 'key-12345678' }));
    shop.dispatch(version.received({ version: '2' }));
    await shop.pass(1_000);
    expect(shop.count('version/reloadBegan')).toBe(0);
    await shop.asked[0]?.fail('ERP_UNAVAILABLE');
    expect(shop.count('version/reloadBegan')).toBe(0);
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('a page reached while the order is pending does not reload either', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(orders.orderSubmitted({ order: orderRequest, idempotencyKey: 'key-12345678' }));
    shop.dispatch(version.received({ version: '2' }));
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('a form that was sent or emptied does not delay the reload', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'contact' }));
    shop.dispatch(navigation.formSettled({ form: 'contact' }));
    shop.dispatch(version.received({ version: '2' }));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('a version withdrawn during the delay is not loaded', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    shop.dispatch(version.received({ version: '2' }));
    shop.dispatch(version.received({ version: '1' }));
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('while copies of two builds answer in turn, the newest is loaded, once, and none before it', async () => {
    const [old, middle, newest] = ['0.1.0+100.aa', '0.1.0+200.bb', '0.2.0+300.00'] as const;
    shop = await startStoreWithFakeClock({ preloaded: withVersion(old), answers: unanswered });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    for (const seen of [newest, middle, old, newest, middle])
      shop.dispatch(version.received({ version: seen }));
    expect(shop.store.getState().version).toEqual({ known: old, newer: newest });
    shop.dispatch(navigation.arrived(place));
    for (let turn = 0; turn < 10; turn += 1)
      for (const seen of [old, newest, middle]) shop.dispatch(version.received({ version: seen }));
    expect(shop.count('version/reloadBegan')).toBe(1);
    expect([clearForNewVersion, reloadPage].map((mock) => jest.mocked(mock).mock.calls.length)).toEqual([
      1, 1,
    ]);
    expect(shop.store.getState().version).toEqual({ known: newest, newer: null });
  });

  test.each([
    ['0.1.0+84ccc42353', '0.1.0+100.aa'],
    ['0.1.0+100.aa', '0.1.0+100.bb'],
    ['0.1.0+100.aa', 'deployed'],
    ['0.1.0+99.aa', '0.1.0+100.aa'],
  ])('a page of version %s loads %s', async (known, next) => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion(known), answers: unanswered });
    shop.dispatch(version.received({ version: next }));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('a delayed reload happens when the person asks for it', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    shop.dispatch(version.received({ version: '2' }));
    shop.dispatch(version.reloadRequested());
    expect(shop.count('version/reloadBegan')).toBe(1);
  });
});

const reloading = () =>
  expectSaga(watchVersionReload).withReducer(
    rootReducer,
    rootReducer(withVersion('1'), version.received({ version: '2' })),
  );

test('reload: the new version is stored, the browser cleared, the page reloaded', () =>
  reloading()
    .provide([
      [matchers.call.fn(clearForNewVersion), undefined],
      [matchers.call.fn(reloadPage), undefined],
    ])
    .put(version.reloadBegan())
    .call(clearForNewVersion)
    .call(reloadPage)
    .dispatch(version.received({ version: '2' }))
    .silentRun(0));

test("reload: after another tab's reload nothing is cleared again", () =>
  reloading()
    .provide([
      [matchers.call.fn(wasClearedForVersion), true],
      [matchers.call.fn(reloadPage), undefined],
    ])
    .call(wasClearedForVersion, '2')
    .not.call(clearForNewVersion)
    .call(reloadPage)
    .dispatch(version.received({ version: '2' }))
    .silentRun(0));

test('reload: a browser that cannot be cleared is reported, and the reload continues', () =>
  reloading()
    .provide({
      call: ({ fn }, next) => {
        if (fn === clearForNewVersion) throw new Error('forbidden');
        return fn === reloadPage ? undefined : (next() as unknown);
      },
    })
    .put(version.clearingFailed())
    .call(reloadPage)
    .dispatch(version.received({ version: '2' }))
    .silentRun(0));
