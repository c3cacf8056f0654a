import { auth, authSelectors } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import { setNavigator, navigation } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, addToCart, buildCartProduct, buildCustomer } from '@/testing/renderWithStore';
import { sessionEnd, sessionEndSelectors } from './sessionEndSlice';

const minute = 60_000;
let shop: Shop;
const went: string[] = [];
let logOut: () => void;

/** Signs a customer in. The test decides how long the session lasts. */
beforeEach(async () => {
  went.length = 0;
  logOut = setNavigator((path) => went.push(path));
  shop = await startStoreWithFakeClock({
    answers: { '/api/shop/session': undefined, '/api/shop/session/expiry': undefined },
  });
  await shop.asked[0]?.answer({ account: null, customer: null, demo: [] });
  shop.dispatch(signInCustomer());
});
afterEach(() => {
  logOut();
  shop.stop();
});

const getRequests = (method: string, path: string): Asked[] =>
  shop.asked.filter(
    ({ request }) => request.method === method && request.path === `/api/shop/session${path}`,
  );
const expiryRequests = () => getRequests('GET', '/expiry');
const lastly = (list: Asked[]) => list.at(-1) ?? { answer: () => Promise.reject(new Error('not asked')) };
const endsIn = (endsInMs: number | null) => lastly(expiryRequests()).answer({ endsInMs });
const state = () => sessionEndSelectors.all(shop.store.getState()).status;
const person = () => authSelectors.status(shop.store.getState());

describe('the session watch before the warning', () => {
  test('requests the time of the session’s end again five minutes before the known end, and not earlier', async () => {
    await endsIn(60 * minute);
    await shop.pass(55 * minute - 1);
    expect(expiryRequests()).toHaveLength(1);
    await shop.pass(1);
    expect([expiryRequests().length, state()]).toEqual([2, 'far']);
  });

  test('shows no warning when the session was prolonged meanwhile', async () => {
    await endsIn(60 * minute);
    await shop.pass(55 * minute);
    await endsIn(50 * minute);
    expect(state()).toBe('far');
    await shop.pass(45 * minute - 1);
    expect(expiryRequests()).toHaveLength(2);
  });

  test('repeats a failed request after a minute', async () => {
    await expiryRequests()[0]?.fail('OFFLINE');
    await shop.pass(minute - 1);
    expect(expiryRequests()).toHaveLength(1);
    await shop.pass(1);
    expect(expiryRequests()).toHaveLength(2);
  });

  test('checks within a minute after a computer wakes from a sleep past the time of the check', async () => {
    await endsIn(60 * minute);
    // the clock advances while timers stand still, as it does while a computer sleeps
    jest.setSystemTime(Date.now() + 58 * minute);
    await shop.pass(minute);
    expect(expiryRequests()).toHaveLength(2);
  });

  test('does not check the session of a guest', async () => {
    shop.dispatch(auth.signedOut());
    await shop.pass(120 * minute);
    expect(expiryRequests()).toHaveLength(1);
  });
});

describe('the warning of a session’s end', () => {
  beforeEach(() => endsIn(4 * minute));

  test('names the time at which the session ends', () => {
    expect(sessionEndSelectors.all(shop.store.getState())).toEqual({
      status: 'near',
      endsAt: 1_800_000_000_000 + 4 * minute,
    });
  });

  test('closes when the user stays, and a request prolongs the session', async () => {
    shop.dispatch(sessionEnd.prolongRequested());
    expect(state()).toBe('prolonging');
    await lastly(getRequests('GET', '')).answer({ account: buildCustomer(), customer: null, demo: [] });
    await endsIn(480 * minute);
    expect([state(), person(), shop.count('auth/sessionReceived')]).toEqual(['far', 'customer', 1]);
    await shop.pass(475 * minute - 1);
    expect(state()).toBe('far');
  });

  test('closes when another tab has prolonged the session', async () => {
    await shop.pass(20_000);
    await endsIn(480 * minute);
    expect([state(), person()]).toEqual(['far', 'customer']);
  });

  test('stays and shows the failure when the session could not be prolonged', async () => {
    shop.dispatch(sessionEnd.prolongRequested());
    await getRequests('GET', '').at(-1)?.fail('OFFLINE');
    expect(state()).toBe('prolongFailed');
    await endsIn(3 * minute);
    expect([state(), shop.count('sessionEnd/neared')]).toEqual(['prolongFailed', 1]);
  });

  test('closes when the service answers with another account, to which this tab then changes', async () => {
    shop.dispatch(sessionEnd.prolongRequested());
    const other = buildCustomer({ code: 'C0002' });
    await lastly(getRequests('GET', '')).answer({ account: other, customer: null, demo: [] });
    expect([state(), authSelectors.account(shop.store.getState())?.code]).toEqual(['far', 'C0002']);
  });

  test('closes at logout', () => {
    shop.dispatch(auth.signedOut());
    expect(state()).toBe('far');
  });
});

describe('the end of a session', () => {
  const runOut = async () => {
    await endsIn(minute);
    // no request extends the session: 20 s less each time
    for (const left of [40_000, 20_000, 0]) {
      await shop.pass(20_000);
      await endsIn(left);
    }
  };

  test('does not come a millisecond too early', async () => {
    await endsIn(10_000);
    await shop.pass(9_999);
    expect([person(), expiryRequests().length]).toEqual(['customer', 1]);
  });

  test('signs out, opens the login page with the return path, and shows the reason', async () => {
    const path = '/shop/products/MAN-FO-3102';
    shop.dispatch(navigation.arrived({ route: 'product', params: {}, query: {}, path }));
    await runOut();
    await lastly(getRequests('DELETE', '')).answer(undefined, 204);
    expect(went).toEqual([`/account/login?return=${encodeURIComponent(path)}`]);
    expect([person(), authSelectors.failure(shop.store.getState())]).toEqual(['guest', 'SESSION_ENDED']);
  });

  test('signs out also when the service is unreachable', async () => {
    await endsIn(10_000);
    await shop.pass(10_000);
    await expiryRequests().at(-1)?.fail('OFFLINE');
    await getRequests('DELETE', '').at(-1)?.fail('OFFLINE');
    expect(person()).toBe('guest');
  });

  test('is reported at once when the session has already expired, without a logout that could end a newer session', async () => {
    await endsIn(null);
    expect([person(), getRequests('DELETE', '')]).toEqual(['guest', []]);
  });

  test('keeps the cart for the same account', async () => {
    for (const event of addToCart(buildCartProduct(), 2)) shop.dispatch(event);
    shop.dispatch(cart.checkoutBegan({ idempotencyKey: 'k1' }));
    await runOut();
    await lastly(getRequests('DELETE', '')).answer(undefined, 204);
    expect(cartSelectors.lines(shop.store.getState())).toEqual([]);
    shop.dispatch(signInCustomer());
    expect(cartSelectors.quantity(shop.store.getState())).toBe(2);
    expect(cartSelectors.draft(shop.store.getState()).idempotencyKey).toBe('k1');
  });

  test('is reported in this tab, too, when another tab reported it first', async () => {
    await endsIn(minute);
    shop.dispatch(auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }));
    expect(authSelectors.failure(shop.store.getState())).toBe('SESSION_ENDED');
  });

  test.each([
    ['in this tab', null, [auth.signedOut()]],
    [
      'in another tab',
      'SIGNED_OUT_ELSEWHERE',
      [auth.changedElsewhere({ isLeaving: true }), auth.changedElsewhere({ userCode: null })],
    ],
  ])('by a logout %s during the warning shows no inactivity message', async (_, reason, events) => {
    await endsIn(minute);
    for (const event of events) shop.dispatch(event);
    expect([person(), authSelectors.failure(shop.store.getState())]).toEqual(['guest', reason]);
  });

  test('without a warning shows no inactivity message', async () => {
    await endsIn(60 * minute);
    shop.dispatch(auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }));
    expect(authSelectors.failure(shop.store.getState())).toBeNull();
  });
});
