import { catalog } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { orders } from '@/features/orders';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { auth, authSelectors } from './authSlice';

let shop: Shop;
/** The session check stays unanswered until a test answers it. */
beforeEach(async () => {
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
});
afterEach(() => shop.stop());

const getRequests = (path: string): Asked[] => shop.asked.filter(({ request }) => request.path === path);
const sessions = () => getRequests('/api/shop/session');
const status = () => authSelectors.status(shop.store.getState());
const guest = { account: null, customer: null, demo: [] };
const arriveAt = (route: 'customers' | 'home' | 'login') =>
  shop.dispatch(navigation.arrived({ route, params: {}, query: {}, path: '/' }));

describe('the session check', () => {
  test('runs at the start, and the account is unknown until it is answered', () => {
    expect([sessions().length, status()]).toEqual([1, 'unknown']);
  });

  test('reads an ended session as a guest', async () => {
    await sessions()[0]?.answer(guest);
    expect(status()).toBe('guest');
  });

  test('reads the level and the discount of a customer', async () => {
    await sessions()[0]?.answer({ ...guest, account: buildCustomer({ level: 4, discount: 7.5 }) });
    const state = shop.store.getState();
    expect([status(), authSelectors.level(state), authSelectors.discount(state)]).toEqual([
      'customer',
      4,
      7.5,
    ]);
  });

  test('reads the level of the customer that a seller serves', async () => {
    await sessions()[0]?.answer({ account: buildSeller(), customer: buildCustomer({ level: 5 }), demo: [] });
    expect([status(), authSelectors.level(shop.store.getState())]).toEqual(['seller', 5]);
  });

  test('makes an unknown visitor a guest when the service is unreachable', async () => {
    await sessions()[0]?.fail('OFFLINE');
    expect(status()).toBe('guest');
  });

  test('does not sign out a customer who signed in before the check failed', async () => {
    shop.dispatch(signInCustomer());
    await sessions()[0]?.fail('TIMEOUT');
    expect(status()).toBe('customer');
  });

  test('does not sign out a customer who signed in while it was pending, when its answer is a guest', async () => {
    shop.dispatch(signInCustomer());
    await sessions()[0]?.answer(guest);
    expect(status()).toBe('customer');
  });

  test('does not undo a logout that happens while the check is pending', async () => {
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    shop.dispatch(auth.changedElsewhere());
    shop.dispatch(auth.logoutRequested());
    await sessions()[1]?.answer({ ...guest, account: buildCustomer() });
    shop.dispatch(auth.signedOut());
    expect(status()).toBe('guest');
  });

  test.each(['AUTH_REQUIRED', 'FORBIDDEN'] as const)(
    'is requested again once until the next login, however many requests fail with %s',
    async (code) => {
      await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
      shop.dispatch(orders.ordersFailed({ scope: 'customer', code }));
      expect(sessions()).toHaveLength(2);
      await sessions()[1]?.answer({ ...guest, account: buildCustomer() });
      shop.dispatch(orders.ordersFailed({ scope: 'customer', code }));
      expect(sessions()).toHaveLength(2);
      // the same account logged in again
      shop.dispatch(signInCustomer());
      shop.dispatch(orders.ordersFailed({ scope: 'customer', code }));
      expect(sessions()).toHaveLength(3);
    },
  );

  test('announces a session that has ended, but not a logout', async () => {
    const failure = () => authSelectors.failure(shop.store.getState());
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    shop.dispatch(orders.orderRejected({ code: 'AUTH_REQUIRED' }));
    await sessions()[1]?.answer(guest);
    expect([status(), failure()]).toEqual(['guest', 'SESSION_ENDED']);
    shop.dispatch(signInCustomer());
    shop.dispatch(orders.orderRejected({ code: 'AUTH_REQUIRED' }));
    shop.dispatch(auth.signedOut());
    expect([status(), failure()]).toEqual(['guest', null]);
  });

  test('runs again after a refused request when another seller has signed in since, also without a served customer', async () => {
    const seller = buildSeller();
    const refused = orders.ordersFailed({ scope: 'seller', code: 'FORBIDDEN' });
    await sessions()[0]?.answer({ ...guest, account: seller });
    shop.dispatch(refused);
    await sessions()[1]?.answer({ ...guest, account: { ...seller, code: 'V999' } });
    shop.dispatch(refused);
    expect(sessions()).toHaveLength(3);
  });

  test('runs after a refused login if another request was refused during that login', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
    shop.dispatch({ type: 'test/failed', payload: { code: 'FORBIDDEN' } });
    expect(sessions()).toHaveLength(1);
    await getRequests('/api/dtierp/wsdti/getLoginIn')[0]?.fail('AUTH_WRONG_PASSWORD');
    expect(sessions()).toHaveLength(2);
  });

  test('is not requested again when a guest’s request is refused for lack of a sign-in', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(orders.ordersFailed({ scope: 'customer', code: 'AUTH_REQUIRED' }));
    expect(sessions()).toHaveLength(1);
  });

  test('runs again only once, however many requests of a guest are forbidden', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(catalog.productFailed({ slug: 'FRE-PD-1042', code: 'FORBIDDEN' }));
    await sessions()[1]?.answer(guest);
    shop.dispatch(catalog.productFailed({ slug: 'FRE-PD-1042', code: 'FORBIDDEN' }));
    expect(sessions()).toHaveLength(2);
  });

  test('does not show the customers of one seller to the next', async () => {
    const first = buildSeller();
    shop.dispatch(auth.sellerSignedIn({ account: first, customers: [buildCustomer()], returnTo: null }));
    shop.dispatch(auth.changedElsewhere());
    await sessions()
      .at(-1)
      ?.answer({ ...guest, account: { ...first, code: 'V999' } });
    expect(authSelectors.customers(shop.store.getState())).toEqual({ status: 'idle', items: [] });
  });

  test('is requested again on a retry when the service did not answer', async () => {
    await sessions()[0]?.fail('OFFLINE');
    shop.dispatch(navigation.retryRequested());
    expect(sessions()).toHaveLength(2);
  });

  test('is not requested again on a retry once the session is known', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(navigation.retryRequested());
    expect(sessions()).toHaveLength(1);
  });

  test('is requested again by a retry, which replaces the pending request', async () => {
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    shop.dispatch(auth.changedElsewhere());
    shop.dispatch(navigation.retryRequested());
    expect(sessions().map(({ isAborted }) => isAborted())).toEqual([false, true, false]);
    await sessions()[2]?.answer(guest);
    expect(status()).toBe('guest');
  });

  test('runs again when another tab changed the session, and only the last answer applies', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(auth.changedElsewhere());
    shop.dispatch(auth.changedElsewhere());
    expect(sessions().map(({ isAborted }) => isAborted())).toEqual([false, true, false]);
    await sessions()[2]?.answer({ ...guest, account: buildCustomer() });
    expect(status()).toBe('customer');
  });
});

describe("a seller's customers", () => {
  const lists = () => getRequests('/api/shop/session/customers');

  test('are requested when the list opens after a reload, once the session is known', async () => {
    arriveAt('customers');
    expect(lists()).toHaveLength(0);
    await sessions()[0]?.answer({ account: buildSeller(), customer: null, demo: [] });
    await lists()[0]?.answer({ customers: [buildCustomer()] });
    expect(authSelectors.customers(shop.store.getState())).toEqual({
      status: 'ready',
      items: [buildCustomer()],
    });
  });

  test('are not requested again when they came with the login', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(
      auth.sellerSignedIn({ account: buildSeller(), customers: [buildCustomer()], returnTo: null }),
    );
    arriveAt('customers');
    expect(lists()).toEqual([]);
  });

  test('are not requested when a customer is signed in', async () => {
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    arriveAt('customers');
    expect(lists()).toEqual([]);
  });

  test('are not requested on other pages', async () => {
    await sessions()[0]?.answer({ account: buildSeller(), customer: null, demo: [] });
    arriveAt('home');
    expect(lists()).toEqual([]);
  });

  test('requested by a dialog arrive also after a change of page', async () => {
    await sessions()[0]?.answer({ account: buildSeller(), customer: null, demo: [] });
    shop.dispatch(auth.customersOpened());
    arriveAt('home');
    expect(lists()[0]?.isAborted()).toBe(false);
    await lists()[0]?.answer({ customers: [buildCustomer()] });
    expect(authSelectors.customers(shop.store.getState()).status).toBe('ready');
  });

  describe('requested before a change of the account', () => {
    const otherSeller = { ...buildSeller(), code: 'V999' };
    const customersNow = () => authSelectors.customers(shop.store.getState());
    beforeEach(async () => {
      await sessions()[0]?.answer({ account: buildSeller(), customer: null, demo: [] });
      arriveAt('customers');
    });

    test('never replace the list that came with another seller’s login', async () => {
      const own = buildCustomer({ code: 'C9' });
      shop.dispatch(auth.sellerSignedIn({ account: otherSeller, customers: [own], returnTo: null }));
      await lists()[0]?.answer({ customers: [buildCustomer()] });
      expect(customersNow()).toEqual({ status: 'ready', items: [own] });
    });

    test('are not shown to another seller whose own list has not arrived yet', async () => {
      shop.dispatch(auth.sessionReceived({ session: { account: otherSeller, customer: null, demo: [] } }));
      await lists()[0]?.answer({ customers: [buildCustomer()] });
      expect(customersNow()).toEqual({ status: 'idle', items: [] });
    });

    test('are not kept for a guest', async () => {
      shop.dispatch(auth.signedOut());
      await lists()[0]?.answer({ customers: [buildCustomer()] });
      expect(customersNow()).toEqual({ status: 'idle', items: [] });
    });

    test('leave another seller’s list ready when their request fails', async () => {
      shop.dispatch(
        auth.sellerSignedIn({ account: otherSeller, customers: [buildCustomer()], returnTo: null }),
      );
      await lists()[0]?.fail('OFFLINE');
      expect(customersNow().status).toBe('ready');
    });
  });

  test('stay ready while they are requested again', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customersAsked());
    expect(authSelectors.customers(shop.store.getState()).status).toBe('ready');
  });

  test('are requested again on a retry when they failed to load', async () => {
    await sessions()[0]?.answer({ account: buildSeller(), customer: null, demo: [] });
    arriveAt('customers');
    await lists()[0]?.fail('OFFLINE');
    expect(authSelectors.customers(shop.store.getState()).status).toBe('failed');
    shop.dispatch(navigation.retryRequested());
    expect(lists()).toHaveLength(2);
  });
});

describe('a logout', () => {
  test('sends one request, however often the button is pressed', async () => {
    shop.dispatch(signInCustomer());
    shop.dispatch(auth.logoutRequested());
    shop.dispatch(auth.logoutRequested());
    const logoutRequests = shop.asked.filter(({ request }) => request.method === 'DELETE');
    expect(logoutRequests).toHaveLength(1);
    // the logout does not wait for the session check
    expect([shop.count('auth/signedOut'), status()]).toEqual([1, 'guest']);
    await logoutRequests[0]?.answer(undefined, 204);
    expect(shop.count('auth/sessionClosed')).toBe(1);
  });

  describe('while the service is unreachable', () => {
    const logoutRequests = () => shop.asked.filter(({ request }) => request.method === 'DELETE');
    const whoAsks = () => sessions().filter(({ request }) => request.method === 'GET');
    const person = { ...guest, account: buildCustomer() };
    beforeEach(async () => {
      await sessions()[0]?.answer(person);
      shop.dispatch(auth.logoutRequested());
      await logoutRequests()[0]?.fail('TIMEOUT');
    });

    test('reports its failure once, and is sent again until the service answers', async () => {
      expect(shop.count('auth/sessionEndFailed')).toBe(1);
      await shop.pass(4_999);
      expect(logoutRequests()).toHaveLength(1);
      await shop.pass(1);
      await logoutRequests()[1]?.fail('OFFLINE');
      await shop.pass(30_000);
      await logoutRequests()[2]?.answer(undefined, 204);
      await shop.pass(3_600_000);
      expect([logoutRequests().length, shop.count('auth/sessionEndFailed')]).toEqual([3, 1]);
    });

    test('is sent again when a session check still finds the account', async () => {
      shop.dispatch(auth.changedElsewhere());
      await whoAsks().at(-1)?.answer(person);
      expect([status(), logoutRequests().length]).toEqual(['guest', 2]);
      await logoutRequests()[1]?.answer(undefined, 204);
      await whoAsks().at(-1)?.answer(guest);
      expect([status(), authSelectors.isLeaving(shop.store.getState())]).toEqual(['guest', false]);
    });

    test('is not undone by a session answer requested before another tab completed the logout', async () => {
      shop.dispatch(auth.changedElsewhere());
      shop.dispatch(auth.changedElsewhere({ isLeaving: false }));
      await whoAsks().at(-1)?.answer(person);
      expect([status(), whoAsks().length]).toEqual(['guest', 3]);
    });

    test('stops its retries during a sign-in, and checks the session when the sign-in is refused', async () => {
      shop.dispatch(auth.changedElsewhere());
      await whoAsks().at(-1)?.answer(person);
      shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
      expect([logoutRequests()[1]?.isAborted(), whoAsks().length]).toEqual([true, 2]);
      await getRequests('/api/dtierp/wsdti/getLoginIn')[0]?.fail('AUTH_WRONG_PASSWORD');
      expect([status(), whoAsks().length]).toEqual(['guest', 3]);
    });

    test('waits for the answer to a login, and is sent again when the login is refused', async () => {
      shop.dispatch(auth.changedElsewhere());
      shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
      await whoAsks().at(-1)?.answer(person);
      expect([status(), logoutRequests().length]).toEqual(['signingIn', 1]);
      await getRequests('/api/dtierp/wsdti/getLoginIn')[0]?.fail('AUTH_WRONG_PASSWORD');
      expect([status(), logoutRequests().length]).toEqual(['guest', 2]);
    });

    test.each([
      ['a login in another tab', () => auth.changedElsewhere({ isLeaving: false })],
      ['a sign-up', () => auth.customerSignedIn({ account: buildCustomer(), returnTo: null })],
    ])('is aborted by %s, so that it does not end the new session', async (_, signedIn) => {
      await shop.pass(5_000);
      shop.dispatch(signedIn());
      expect(logoutRequests()[1]?.isAborted()).toBe(true);
      await shop.pass(3_600_000);
      expect(logoutRequests()).toHaveLength(2);
    });

    test('is aborted by a login, and not sent again after it', async () => {
      await shop.pass(5_000);
      shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
      expect(logoutRequests()[1]?.isAborted()).toBe(true);
      const row = {
        salida: 'OK',
        tipoPersona: 'cliente',
        correo: 'a@demo.ec',
        razonsocial: 'A',
        codigo: 'C1',
        descuento: 0,
        inv40060id: 2,
      };
      await getRequests('/api/dtierp/wsdti/getLoginIn')[0]?.answer({ message: { response: [row] } });
      await shop.pass(3_600_000);
      expect([logoutRequests().length, status()]).toEqual([2, 'customer']);
    });
  });

  test('left pending in the browser is sent when the shop is opened again', async () => {
    shop.stop();
    const auths = shop.store.getState();
    shop = await startStoreWithFakeClock({
      answers: { '/api/shop/session': undefined },
      preloaded: { ...auths, auth: { ...auths.auth, isLeaving: true } },
    });
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    await sessions()[1]?.answer(undefined, 204);
    await sessions()[2]?.answer(guest);
    expect([status(), sessions().map(({ request }) => request.method)]).toEqual([
      'guest',
      ['GET', 'DELETE', 'GET'],
    ]);
  });

  test('sent by another tab signs this tab out at once, also while the service still has the session', async () => {
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    shop.dispatch(auth.changedElsewhere({ isLeaving: true }));
    shop.dispatch(auth.changedElsewhere({ userCode: null }));
    expect([status(), sessions().length]).toEqual(['guest', 1]);
  });

  test('is announced on the login page when another tab has signed out the account of this tab', async () => {
    const failure = () => authSelectors.failure(shop.store.getState());
    await sessions()[0]?.answer(guest);
    shop.dispatch(auth.changedElsewhere({ userCode: null }));
    expect(failure()).toBeNull();
    shop.dispatch(signInCustomer());
    shop.dispatch(auth.changedElsewhere({ userCode: null }));
    arriveAt('login');
    expect(failure()).toBe('SIGNED_OUT_ELSEWHERE');
    arriveAt('home');
    expect(failure()).toBeNull();
  });

  test('sent by another tab repeats, once complete, the product request that failed during the logout', async () => {
    const getProductRequests = () => getRequests('/api/dtierp/wsdti/getProducto');
    const place = { route: 'product', params: { slug: 'FRE-PD-1042' }, query: {} } as const;
    await sessions()[0]?.answer({ ...guest, account: buildCustomer({ level: 3 }) });
    shop.dispatch(navigation.arrived({ ...place, path: '/shop/products/FRE-PD-1042' }));
    shop.dispatch(auth.changedElsewhere({ isLeaving: true }));
    shop.dispatch(auth.changedElsewhere({ userCode: null }));
    await getProductRequests().at(-1)?.fail('FORBIDDEN');
    await sessions()[1]?.answer({ ...guest, account: buildCustomer({ level: 3 }) });
    await sessions()[2]?.answer(undefined, 204);
    await sessions()[3]?.answer(guest);
    expect(sessions().map(({ request }) => request.method)).toEqual(['GET', 'GET', 'DELETE', 'GET']);
    expect(getProductRequests().map(({ request }) => request.body)).toEqual(
      [3, 2, 2].map((nivelComercial): unknown => expect.objectContaining({ nivelComercial })),
    );
    expect([status(), getProductRequests().at(-1)?.isAborted()]).toEqual(['guest', false]);
  });

  test('sent by another tab during a session check signs this tab out', async () => {
    shop.dispatch(auth.changedElsewhere({ userCode: null }));
    expect(sessions()[0]?.isAborted()).toBe(true);
    await sessions()[0]?.answer({ ...guest, account: buildCustomer() });
    expect(status()).toBe('guest');
  });

  test('clears the account, the cart, the orders, the wishlist and the comparison', async () => {
    await sessions()[0]?.answer(guest);
    const stateBefore = shop.store.getState();
    shop.dispatch(signInCustomer());
    shop.dispatch(auth.signedOut());
    shop.dispatch(auth.sessionClosed());
    const stateAfter = shop.store.getState();
    for (const slice of ['account', 'auth', 'cart', 'orders', 'wishlist', 'compare'] as const) {
      expect({ [slice]: stateAfter[slice] }).toEqual({ [slice]: stateBefore[slice] });
    }
  });
});

describe('the auth reducer', () => {
  test('keeps the served customer when the choice of another customer is refused', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: buildCustomer() }));
    shop.dispatch(auth.customerSelectionFailed({ code: 'FORBIDDEN' }));
    const state = shop.store.getState();
    expect([authSelectors.servedCustomer(state)?.code, authSelectors.failure(state)]).toEqual([
      'C0001',
      'FORBIDDEN',
    ]);
  });

  test('does not let a customer act for another customer', () => {
    shop.dispatch(signInCustomer());
    shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C9' }) }));
    expect(authSelectors.servedCustomer(shop.store.getState())?.code).toBe('C0001');
  });

  test('keeps the current account when a login is refused', () => {
    shop.dispatch(signInCustomer());
    shop.dispatch(auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' }));
    expect([status(), authSelectors.userCode(shop.store.getState())]).toEqual(['customer', 'C0001']);
  });

  test('clears the failure of a login on arrival at a page', () => {
    shop.dispatch(auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' }));
    arriveAt('login');
    expect(authSelectors.failure(shop.store.getState())).toBeNull();
  });

  test('keeps the reason of a session’s end only for the login page', async () => {
    await sessions()[0]?.answer(guest);
    shop.dispatch(auth.sessionEnded());
    arriveAt('login');
    expect(authSelectors.failure(shop.store.getState())).toBe('SESSION_ENDED');
    arriveAt('home');
    expect(authSelectors.failure(shop.store.getState())).toBeNull();
  });

  test('keeps the reason of a refused login until the next login', () => {
    shop.dispatch(auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' }));
    expect(authSelectors.failure(shop.store.getState())).toBe('AUTH_WRONG_PASSWORD');
    shop.dispatch(auth.loginSubmitted({ email: 'a@b.ec', password: 'x', returnTo: null }));
    expect(authSelectors.failure(shop.store.getState())).toBeNull();
    expect(status()).toBe('signingIn');
  });
});
