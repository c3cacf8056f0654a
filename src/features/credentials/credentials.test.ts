import { auth, authSelectors } from '@/features/auth';
import { setNavigator, navigation, placeOf, selectHasDirtyForm } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { credentials, credentialsReducer, credentialsSelectors } from './credentialsSlice';
import { passwordForm } from './passwordChange';

let shop: Shop;
let ways: string[];
let disconnect: () => void;
beforeEach(async () => {
  ways = [];
  disconnect = setNavigator((path, { replace }) => ways.push(`${replace ? 'replace' : 'push'} ${path}`));
  shop = await startStoreWithFakeClock();
});
afterEach(() => {
  disconnect();
  shop.stop();
});

const getRequests = (path: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.endsWith(path));
const arriveAt = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.test');
  return shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash: '' })));
};
const session = (account = buildCustomer()) => ({ account, customer: null, demo: [] });

describe('signing up', () => {
  const submit = (returnTo: string | null = null) =>
    shop.dispatch(
      credentials.signUpSubmitted({ email: ' nuevo@taller.ec ', password: 'taller99', returnTo }),
    );
  const status = () => credentialsSelectors.signUp(shop.store.getState());

  test('sends one request, however often it is submitted, and the password is not kept', async () => {
    submit();
    submit();
    expect(getRequests('/accounts').map(({ request }) => request.body)).toEqual([
      { email: 'nuevo@taller.ec', password: 'taller99' },
    ]);
    expect(status()).toEqual({ status: 'sending' });
    expect(JSON.stringify(shop.store.getState())).not.toContain('taller99');
    await shop.settle();
  });

  test('signs in, and opens the account’s area or the page that required the account', async () => {
    submit();
    await getRequests('/accounts')[0]?.answer(session());
    expect(authSelectors.status(shop.store.getState())).toBe('customer');
    shop.dispatch(auth.signedOut());
    submit('/shop/products/A-1');
    await getRequests('/accounts')[1]?.answer(session());
    expect(ways).toEqual(['push /account/dashboard', 'push /shop/products/A-1']);
  });

  test('shows the reason of a refusal until the next page', async () => {
    submit();
    await getRequests('/accounts')[0]?.fail('AUTH_EMAIL_ALREADY_IN_USE');
    expect(status()).toEqual({ status: 'refused', failure: 'AUTH_EMAIL_ALREADY_IN_USE' });
    expect(ways).toEqual([]);
    arriveAt('/account/login');
    expect(status()).toEqual({ status: 'idle' });
  });

  test('refuses an answer without an account', async () => {
    submit();
    await getRequests('/accounts')[0]?.answer({ ...session(), account: null });
    expect(status()).toEqual({ status: 'refused', failure: 'BAD_ANSWER' });
  });

  test('is cancelled by a login', async () => {
    submit();
    shop.dispatch(signInCustomer());
    expect(getRequests('/accounts')[0]?.isAborted()).toBe(true);
    shop.dispatch(auth.signedOut());
    submit();
    expect(getRequests('/accounts')).toHaveLength(2);
    await shop.settle();
  });

  test('sends the request again after a refusal', async () => {
    submit();
    await getRequests('/accounts')[0]?.fail('OFFLINE');
    submit();
    expect(getRequests('/accounts')).toHaveLength(2);
  });
});

describe('the reset of a forgotten password', () => {
  const reset = () => credentialsSelectors.reset(shop.store.getState());
  const requestCode = () => shop.dispatch(credentials.codeRequested({ email: 'propia@taller.ec' }));
  const submit = (returnTo: string | null = null) =>
    shop.dispatch(credentials.resetSubmitted({ code: 'ABCD2345', password: 'taller99', returnTo }));
  const sent = { demo: { folder: '/datos/mail', code: 'ABCD2345' } };

  test('requests a code once, in the language of the page', async () => {
    requestCode();
    requestCode();
    expect(getRequests('/password-resets').map(({ request }) => request.body)).toEqual([
      { email: 'propia@taller.ec', language: 'es' },
    ]);
    await getRequests('/password-resets')[0]?.answer(sent, 202);
    expect(reset()).toMatchObject({ step: 'code', email: 'propia@taller.ec', ...sent });
    arriveAt('/shop');
    expect(reset().step).toBe('code');
  });

  test('with the mailed code signs in and redirects back; the store has neither the code nor the password', async () => {
    requestCode();
    await getRequests('/password-resets')[0]?.answer({ demo: null }, 202);
    submit('/shop/cart');
    submit('/shop/cart');
    const [request, ...more] = getRequests('/confirmations');
    expect(request?.request.body).toEqual({
      email: 'propia@taller.ec',
      code: 'ABCD2345',
      password: 'taller99',
      language: 'es',
    });
    expect(more).toEqual([]);
    expect(JSON.stringify(shop.store.getState())).not.toMatch(/taller99|ABCD2345/);
    await request?.answer(session());
    expect(authSelectors.status(shop.store.getState())).toBe('customer');
    expect(ways).toEqual(['push /shop/cart']);
    expect(reset()).toMatchObject({ step: 'email', email: '' });
  });

  test('stays at its step after a refusal, and can be sent again', async () => {
    requestCode();
    await getRequests('/password-resets')[0]?.fail('MAIL_UNAVAILABLE');
    expect(reset()).toMatchObject({ step: 'email', sending: { failure: 'MAIL_UNAVAILABLE' } });
    requestCode();
    await getRequests('/password-resets')[1]?.answer({ demo: null }, 202);
    submit();
    await getRequests('/confirmations')[0]?.fail('RESET_CODE_WRONG');
    expect(reset()).toMatchObject({ step: 'code', sending: { failure: 'RESET_CODE_WRONG' } });
    submit();
    expect(getRequests('/confirmations')).toHaveLength(2);
    await shop.settle();
  });

  test('can start again from its first step, which keeps the typed e-mail address', async () => {
    requestCode();
    await getRequests('/password-resets')[0]?.answer(sent, 202);
    shop.dispatch(credentials.resetRestarted());
    expect(reset()).toMatchObject({ step: 'email', email: 'propia@taller.ec', demo: null });
  });
});

describe('a change of the password', () => {
  const submit = () => shop.dispatch(credentials.passwordSubmitted({ current: 'vieja1', next: 'nueva1' }));
  const status = () => credentialsSelectors.password(shop.store.getState());
  const rows = (salida: string) => ({ message: { response: [{ salida }] } });

  test('applies to the seller’s own password also while a customer is served', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: buildCustomer() }));
    submit();
    expect(getRequests('/getChangePassword')[0]?.request.body).toMatchObject({
      codigo: 'V01',
      actual: 'vieja1',
      password: 'nueva1',
    });
  });

  test('is confirmed by the next press of its button when its answer was lost', async () => {
    shop.dispatch(signInCustomer());
    const getBodies = () => getRequests('/getChangePassword').map(({ request }) => request.body);
    submit();
    await getRequests('/getChangePassword')[0]?.fail('OFFLINE');
    submit();
    await getRequests('/getChangePassword')[1]?.fail('AUTH_WRONG_PASSWORD');
    expect(getBodies()[2]).toMatchObject({ actual: 'nueva1', password: 'nueva1' });
    await getRequests('/getChangePassword')[2]?.answer(rows('OK'));
    expect(status()).toEqual({ status: 'changed' });
    submit();
    await getRequests('/getChangePassword')[3]?.fail('AUTH_WRONG_PASSWORD');
    expect(getBodies()).toHaveLength(4);
  });

  test('is confirmed when it succeeds, and its form no longer has unsaved input', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/password');
    shop.dispatch(navigation.formDirtied({ form: passwordForm }));
    submit();
    submit();
    expect(getRequests('/getChangePassword')).toHaveLength(1);
    await getRequests('/getChangePassword')[0]?.answer(rows('OK'));
    expect(status()).toEqual({ status: 'changed' });
    expect(selectHasDirtyForm(shop.store.getState())).toBe(false);
    arriveAt('/account/profile');
    expect(status()).toEqual({ status: 'idle' });
  });

  test('is refused with a wrong current password', async () => {
    shop.dispatch(signInCustomer());
    submit();
    await getRequests('/getChangePassword')[0]?.answer(rows('ERROR'));
    expect(status()).toEqual({ status: 'refused', failure: 'AUTH_WRONG_PASSWORD' });
  });
});

describe('the login page, opened while signed in', () => {
  test('redirects, and Back does not return to it', () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/login?return=/shop/cart');
    arriveAt('/account/login?return=//evil.example');
    expect(ways).toEqual(['replace /shop/cart', 'replace /account/dashboard']);
  });

  test('redirects once the session is known', () => {
    arriveAt('/account/login');
    expect(ways).toEqual([]);
    shop.dispatch(auth.sessionReceived({ session: session(buildSeller()) }));
    expect(ways).toEqual(['replace /account/clientes']);
  });

  test('does not redirect during its own sign-in', () => {
    arriveAt('/account/login');
    shop.dispatch(signInCustomer());
    expect(ways).toEqual([]);
  });

  test('redirects, while the cart does not redirect a signed-in user', () => {
    shop.dispatch(signInCustomer());
    arriveAt('/shop/cart');
    expect(ways).toEqual([]);
  });
});

describe('the reducer of credentials', () => {
  const reduceEvents = (...events: Parameters<typeof credentialsReducer>[1][]) =>
    events.reduce(credentialsReducer, credentialsReducer(undefined, { type: 'began' }));
  const submitted = credentials.passwordSubmitted({ current: 'a', next: 'b' });

  test('ignores the answer to a request that was not sent', () => {
    const idle = reduceEvents();
    expect(reduceEvents(credentials.passwordChanged())).toEqual(idle);
    expect(reduceEvents(credentials.passwordRefused({ code: 'OFFLINE' }))).toEqual(idle);
    expect(reduceEvents(credentials.signUpRefused({ code: 'OFFLINE' }))).toEqual(idle);
  });

  test('keeps a pending change during navigation, and ends it at logout', () => {
    const arrived = navigation.arrived(placeOf({ pathname: '/shop', search: '', hash: '' }));
    expect(reduceEvents(submitted, arrived).password).toEqual({ status: 'sending' });
    expect(reduceEvents(submitted, auth.signedOut())).toEqual(reduceEvents());
  });
});
