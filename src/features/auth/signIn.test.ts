import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer } from '@/app/rootReducer';
import { getLoginIn } from '@/erp/calls/getLoginIn';
import type { Account } from '@/erp/rows/account';
import { navigateTo, navigation, placeOf, redirectTo } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { replaceTransport } from '@/shared/http';
import { endSession, putCustomer } from '@/shop/session';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { auth, authSelectors, loginSubmitted } from './authSlice';
import { watchCustomerChoice } from './customers';
import { signIn } from './signIn';
import { signOut } from './signOut';

const person = (role: Account['role'], code: string): Account => ({
  role,
  code,
  email: `${code}@demo.ec`.toLowerCase(),
  phone: '',
  name: code,
  tradeName: '',
  discount: 5,
  level: 3,
});
const customer = person('customer', 'C0001');
const seller = person('seller', 'V001');
const submitted = loginSubmitted({ email: ' a@demo.ec ', password: 'x', returnTo: null });

test('a login takes a customer to the dashboard, or back to the page that required the login', async () => {
  const signing = () =>
    expectSaga(signIn)
      .withReducer(rootReducer)
      .provide([[matchers.call.fn(getLoginIn), { account: customer, customers: [] }]]);
  await signing()
    .call(getLoginIn, { user: 'a@demo.ec', password: 'x' })
    .put(auth.customerSignedIn({ account: customer, returnTo: null }))
    .call(navigateTo, '/account/dashboard')
    .dispatch(submitted)
    .silentRun(0);
  await signing()
    .call(navigateTo, '/shop/products/A-1')
    .dispatch(loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: '/shop/products/A-1' }))
    .silentRun(0);
});

const at = (pathname: string, search = '') =>
  rootReducer(undefined, navigation.arrived(placeOf({ pathname, search, hash: '' })));

test('a login from the header stays on the page, without another entry in the history', () =>
  expectSaga(signIn)
    .withReducer(rootReducer, at('/shop/products/A-1'))
    .provide([[matchers.call.fn(getLoginIn), { account: customer, customers: [] }]])
    .call(redirectTo, '/shop/products/A-1')
    .dispatch(loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: '/shop/products/A-1' }))
    .silentRun(0));

test('a login takes a seller to the list of customers', () =>
  expectSaga(signIn)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getLoginIn), { account: seller, customers: [customer] }]])
    .put(auth.sellerSignedIn({ account: seller, customers: [customer], returnTo: null }))
    .call(navigateTo, '/account/clientes')
    .dispatch(submitted)
    .silentRun(0));

test('a refused login is reported with its code', () =>
  expectSaga(signIn)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getLoginIn), throwError(new Failure('AUTH_WRONG_PASSWORD'))]])
    .put(auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' }))
    .dispatch(submitted)
    .silentRun(0));

test('a logout clears the account also when the service is unreachable', () =>
  expectSaga(signOut)
    .withReducer(
      rootReducer,
      rootReducer(undefined, auth.customerSignedIn({ account: customer, returnTo: null })),
    )
    .provide([[matchers.call.fn(endSession), throwError(new Failure('OFFLINE'))]])
    .put(auth.sessionEndFailed({ code: 'OFFLINE' }))
    .put(auth.signedOut())
    .call(navigateTo, '/account/login')
    .dispatch(auth.logoutRequested())
    .silentRun(0));

test('a customer that a seller chooses is sent to the service, and then served', () =>
  expectSaga(watchCustomerChoice)
    .withReducer(
      rootReducer,
      rootReducer(undefined, auth.sellerSignedIn({ account: seller, customers: [customer], returnTo: null })),
    )
    .provide([[matchers.call.fn(putCustomer), { account: seller, customer, demo: [] }]])
    .put(auth.customerSelected({ customer }))
    .dispatch(auth.customerChosen({ code: 'C0001' }))
    .silentRun(0));

test('a second submission of the login is ignored while the first is in progress', async () => {
  const shop = await startStoreWithFakeClock();
  shop.dispatch(submitted);
  shop.dispatch(submitted);
  expect(shop.asked).toHaveLength(1);
  expect(shop.count('navigation/requestIgnored')).toBe(1);
  shop.stop();
});

describe('several customers chosen quickly', () => {
  const answerFor = (code: string) => ({ account: seller, customer: person('customer', code), demo: [] });
  const begin = async () => {
    const shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
    shop.dispatch(auth.sellerSignedIn({ account: seller, customers: [customer], returnTo: null }));
    const choose = (code: string) => shop.dispatch(auth.customerChosen({ code }));
    const questions = () => shop.asked.filter(({ request }) => request.path.endsWith('/session/customer'));
    const getServedCode = () => authSelectors.servedCustomer(shop.store.getState())?.code;
    return { shop, choose, questions, served: getServedCode };
  };

  test('are sent to the service one after the other without the superseded ones; the last is served', async () => {
    const { shop, choose, questions, served: getServedCode } = await begin();
    for (const code of ['C0001', 'C0002', 'C0003']) choose(code);
    expect(questions()).toHaveLength(1);
    await questions()[0]?.answer(answerFor('C0001'));
    expect([getServedCode(), questions()[1]?.request.body]).toEqual([undefined, { code: 'C0003' }]);
    await questions()[1]?.answer(answerFor('C0003'));
    expect([getServedCode(), questions().length]).toEqual(['C0003', 2]);
    shop.stop();
  });

  test('show no failure of a superseded choice, and the last customer is served', async () => {
    const { shop, choose, questions, served: getServedCode } = await begin();
    choose('C0001');
    choose('C0002');
    await questions()[0]?.fail('TIMEOUT');
    expect(authSelectors.failure(shop.store.getState())).toBeNull();
    await questions()[1]?.answer(answerFor('C0002'));
    expect(getServedCode()).toBe('C0002');
    shop.stop();
  });

  test('may end with the customer who is already served', async () => {
    const { shop, choose, questions, served: getServedCode } = await begin();
    choose('C0001');
    await questions()[0]?.answer(answerFor('C0001'));
    choose('C0002');
    choose('C0001');
    await questions()[1]?.answer(answerFor('C0002'));
    await questions()[2]?.answer(answerFor('C0001'));
    expect(getServedCode()).toBe('C0001');
    shop.stop();
  });

  test('are neither served nor sent once the seller has signed out', async () => {
    const { shop, choose, questions, served: getServedCode } = await begin();
    choose('C0001');
    choose('C0002');
    shop.dispatch(auth.signedOut());
    await questions()[0]?.answer(answerFor('C0001'));
    expect([getServedCode(), questions().length]).toEqual([undefined, 1]);
    shop.stop();
  });

  test('are followed by a session check when a switch fails, and the session’s customer is served', async () => {
    const { shop, choose, questions, served: getServedCode } = await begin();
    choose('C0001');
    await questions()[0]?.fail('TIMEOUT');
    expect(authSelectors.failure(shop.store.getState())).toBe('TIMEOUT');
    const session = shop.asked.filter(({ request }) => request.path === '/api/shop/session').at(-1);
    await session?.answer(answerFor('C0001'));
    expect(getServedCode()).toBe('C0001');
    shop.stop();
  });
});

test('a seller who signs in does not serve the customer who was signed in before', () => {
  const stateBefore = rootReducer(undefined, auth.customerSignedIn({ account: customer, returnTo: null }));
  const stateAfter = rootReducer(
    stateBefore,
    auth.sellerSignedIn({ account: seller, customers: [], returnTo: null }),
  );
  expect(authSelectors.servedCustomer(stateAfter)).toBeNull();
  expect(authSelectors.level(stateAfter)).toBe(2);
});

describe('a login during a pending logout', () => {
  let shop: Shop;
  let closings = 0;
  let undo: () => void;
  afterEach(() => {
    undo();
    shop.stop();
  });
  const logOut = async () => {
    closings = 0;
    shop = await startStoreWithFakeClock();
    undo = replaceTransport((original) => (request, signal) => {
      if (request.method !== 'DELETE') return original(request, signal);
      closings += 1;
      return Promise.reject(new Failure('OFFLINE'));
    });
    shop.dispatch(auth.customerSignedIn({ account: customer, returnTo: null }));
    shop.dispatch(auth.logoutRequested());
    await shop.settle();
    expect(closings).toBe(1);
  };

  test('keeps the logout pending when the login is refused', async () => {
    await logOut();
    shop.dispatch(auth.loginSubmitted({ email: 'a@b.ec', password: 'x', returnTo: null }));
    await shop.asked.at(-1)?.fail('AUTH_WRONG_PASSWORD');
    expect(authSelectors.isLeaving(shop.store.getState())).toBe(true);
    await shop.pass(5_000);
    expect(closings).toBe(2);
  });

  test('holds back further logout requests, however slow its answer is', async () => {
    await logOut();
    shop.dispatch(auth.loginSubmitted({ email: 'a@b.ec', password: 'x', returnTo: null }));
    await shop.pass(6_000);
    expect(closings).toBe(1);
  });
});
