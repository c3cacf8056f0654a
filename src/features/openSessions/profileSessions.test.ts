import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCustomer, signInCustomer } from '@/testing/renderWithStore';
import { openSessions, openSessionsSelectors } from './openSessionsSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const session = (device: string, isCurrent = false) => ({
  device,
  startedAt: '2026-11-26T15:00:00.000Z',
  lastSeenAt: '2026-11-26T15:00:00.000Z',
  isCurrent,
});
const arriveAt = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const getRequests = (method: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.endsWith('/sessions') && request.method === method);
const state = () => openSessionsSelectors.all(shop.store.getState());

test('the profile requests the sessions of its account, and other pages do not', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/dashboard');
  expect(getRequests('GET')).toEqual([]);
  arriveAt('/account/profile');
  await getRequests('GET')[0]?.answer({ sessions: [session('Firefox · Windows', true)] });
  expect(state()).toMatchObject({ status: 'ready', items: [{ device: 'Firefox · Windows' }] });
});

test('a failed list of sessions is requested again by a retry', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/profile');
  await getRequests('GET')[0]?.fail('OFFLINE');
  expect(state()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  shop.dispatch(navigation.retryRequested());
  expect(getRequests('GET')).toHaveLength(2);
});

test('the other sessions are ended once, however often the button is pressed', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/profile');
  await getRequests('GET')[0]?.answer({
    sessions: [session('Firefox · Windows', true), session('Chrome · Android')],
  });
  shop.dispatch(openSessions.othersEndRequested());
  shop.dispatch(openSessions.othersEndRequested());
  expect(getRequests('DELETE')).toHaveLength(1);
  await getRequests('DELETE')[0]?.answer({ sessions: [session('Firefox · Windows', true)] });
  expect(state()).toMatchObject({ isEnding: false, items: [{ device: 'Firefox · Windows' }] });
});

test('a refusal to end the other sessions is announced, and another press sends the request again', async () => {
  shop.dispatch(signInCustomer());
  shop.dispatch(openSessions.othersEndRequested());
  await getRequests('DELETE')[0]?.fail('OFFLINE');
  expect(state()).toMatchObject({ isEnding: false, refusal: 'OFFLINE' });
  shop.dispatch(openSessions.othersEndRequested());
  expect(getRequests('DELETE')).toHaveLength(2);
});

test('a change of account aborts the pending request of the previous account', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/profile');
  const [first] = getRequests('GET');
  const account = buildCustomer({ code: 'C2' });
  shop.dispatch(auth.sessionReceived({ session: { account, customer: null, demo: [] } }));
  await first?.answer({ sessions: [session('Chrome · Android')] });
  expect(state().items).toEqual([]);
  expect(first?.isAborted()).toBe(true);
  expect(getRequests('GET')).toHaveLength(2);
});
