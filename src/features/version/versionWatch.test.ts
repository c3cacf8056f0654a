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
/** The version request at the start stays unanswered. */
const unanswered = { '/assets/version.json': undefined };
const orderRequest: PlaceOrder = {
  lines: [{ sku: 'A-1', quantity: 1, options: [], unitPrice: 1_000 }],
  total: 1_150,
  shippingAddress: { ...emptyDraft.address, id: '1', isDefault: true },
  payment: 'cash',
  notes: '',
};
const place = { route: 'home' as const, params: {}, query: {}, path: '/' };

describe('the version watch', () => {
  let shop: Shop;
  afterEach(() => {
    shop.stop();
    localStorage.clear();
    jest.clearAllMocks();
  });

  test('requests the version at the start and every 60 s', async () => {
    shop = await startStoreWithFakeClock();
    expect(shop.store.getState().version.known).toBe('1');
    await shop.pass(59_999);
    expect(shop.count('version/checkDue')).toBe(0);
    await shop.pass(1);
    expect(shop.count('version/checkDue')).toBe(1);
    await shop.pass(60_000);
    expect(shop.count('version/checkDue')).toBe(2);
  });

  test('requests the version at once when code fails to load, and loads a newer version once', async () => {
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

  test('does not reload the page when no version was stored', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion(null) });
    await shop.pass(60_000);
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('treats an answer of another shape as a failure, without further effects', async () => {
    shop = await startStoreWithFakeClock({
      preloaded: withVersion('1'),
      answers: { '/assets/version.json': { v: '2' } },
    });
    await shop.pass(60_000);
    expect(shop.types()).toEqual(['version/checkDue', 'version/checkFailed']);
  });

  test('delays the reload until the next page for a form with unsaved input', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    shop.dispatch(version.received({ version: '2' }));
    await shop.pass(1_000);
    expect(shop.count('version/reloadBegan')).toBe(0);
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(1);
    expect(shop.store.getState().version).toEqual({ known: '2', newer: null });
  });

  test('reloads once for another version when no input would be lost', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('0') });
    await shop.pass(600_000);
    expect(shop.count('version/checkDue')).toBe(10);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(shop.store.getState().version).toEqual({ known: '1', newer: null });
  });

  test('changes nothing after a failed check', async () => {
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

  test('delays the reload until the next page for a field with typed text', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    jest.mocked(hasTypedField).mockReturnValueOnce(true);
    shop.dispatch(version.received({ version: '2' }));
    expect(shop.count('version/reloadBegan')).toBe(0);
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('delays the reload until the next page for a pending order', async () => {
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

  test('does not reload on a page that is opened while the order is pending', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(orders.orderSubmitted({ order: orderRequest, idempotencyKey: 'key-12345678' }));
    shop.dispatch(version.received({ version: '2' }));
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('does not delay the reload for a form that was sent or emptied', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'contact' }));
    shop.dispatch(navigation.formSettled({ form: 'contact' }));
    shop.dispatch(version.received({ version: '2' }));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('does not load a version that was withdrawn during the delay', async () => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion('1') });
    shop.dispatch(navigation.formDirtied({ form: 'checkout' }));
    shop.dispatch(version.received({ version: '2' }));
    shop.dispatch(version.received({ version: '1' }));
    shop.dispatch(navigation.arrived(place));
    expect(shop.count('version/reloadBegan')).toBe(0);
  });

  test('loads only the newest version, once, while copies of two builds answer in turn', async () => {
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
  ])('replaces a page of version %s with %s', async (known, next) => {
    shop = await startStoreWithFakeClock({ preloaded: withVersion(known), answers: unanswered });
    shop.dispatch(version.received({ version: next }));
    expect(shop.count('version/reloadBegan')).toBe(1);
  });

  test('reloads at once when the user requests a reload that was delayed', async () => {
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

test('a reload for a new version clears the browser and loads the page again', () =>
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

test('a reload for which another tab has cleared the browser does not clear it again', () =>
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

test('a reload reports a browser that cannot be cleared, and continues', () =>
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
