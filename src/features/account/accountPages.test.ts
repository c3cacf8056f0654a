import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { accountSelectors } from './accountSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const rows = (...response: object[]) => ({ message: { response } });
const arrive = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const asked = (call: string): Asked[] => shop.asked.filter(({ request }) => request.path.endsWith(call));
const branches = () => accountSelectors.branches(shop.store.getState());

test.each(['/account/dashboard', '/shop/checkout'])(
  '%s asks for the branches and the statement of the customer',
  (path) => {
    shop.dispatch(signInCustomer());
    arrive(path);
    expect(asked('/getSucursales')[0]?.request.body).toMatchObject({ cliente: 'C0001' });
    expect(asked('/getEstadoCuentaxId')[0]?.request.body).toMatchObject({ codigo: 'C0001' });
  },
);

test('a seller who serves nobody asks nothing', () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  arrive('/shop/checkout');
  expect(asked('/getSucursales')).toEqual([]);
});

test('the branches are there without waiting for the statement', async () => {
  shop.dispatch(signInCustomer());
  arrive('/shop/checkout');
  await asked('/getSucursales')[0]?.answer(rows({ id: 1 }, { id: 2, default: true }));
  expect(branches().status).toBe('ready');
  expect(accountSelectors.defaultBranch(shop.store.getState())?.id).toBe('2');
});

test('a statement that fails leaves the branches', async () => {
  shop.dispatch(signInCustomer());
  arrive('/shop/checkout');
  await asked('/getEstadoCuentaxId')[0]?.fail('ERP_TIMEOUT');
  await asked('/getSucursales')[0]?.answer(rows({ id: 1 }));
  expect(accountSelectors.statement(shop.store.getState()).status).toBe('failed');
  expect(branches().items.map(({ id }) => id)).toEqual(['1']);
});

test('without a default the first branch is it', async () => {
  shop.dispatch(signInCustomer());
  arrive('/shop/checkout');
  await asked('/getSucursales')[0]?.answer(rows({ id: 5 }, { id: 6 }));
  expect(accountSelectors.defaultBranch(shop.store.getState())?.id).toBe('5');
});

test("one customer's branches never land at another's checkout", async () => {
  const second = buildCustomer({ code: 'C2' });
  shop.dispatch(signInCustomer());
  arrive('/shop/checkout');
  const [first] = asked('/getSucursales');
  // another tab signed somebody else in
  shop.dispatch(auth.sessionReceived({ session: { account: second, customer: null, demo: [] } }));
  await first?.answer(rows({ id: 1 }));
  expect(branches().items).toEqual([]);
  expect(asked('/getSucursales')[1]?.request.body).toMatchObject({ cliente: 'C2' });
});

test('signing out gives up what was asked', () => {
  shop.dispatch(signInCustomer());
  arrive('/shop/checkout');
  shop.dispatch(auth.signedOut());
  expect(asked('/getSucursales')[0]?.isAborted()).toBe(true);
});

test('a checkout opened before it is known who asks is filled once, when it is', async () => {
  shop.stop();
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arrive('/shop/checkout');
  await asked('/api/shop/session')[0]?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(asked('/getSucursales').map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('account/branchesAsked')).toBe(1);
});

test('the statement is asked for on its page, and knows the day it came', async () => {
  shop.dispatch(signInCustomer());
  arrive('/account/statement');
  const row = { codigo: 'C0001', corte: '2027-01-14', cupo: 1, saldo: 0, vencido: 0, movimientos: [] };
  await asked('/getEstadoCuentaxId')[0]?.answer(rows(row));
  // 1,800,000,000 seconds: 15 January 2027, 08:00 UTC
  expect(accountSelectors.statement(shop.store.getState())).toMatchObject({
    status: 'ready',
    today: '2027-01-15',
  });
});

test('another filter of the same page asks nothing, and leaves what is on its way', () => {
  shop.dispatch(signInCustomer());
  arrive('/account/statement');
  shop.dispatch(
    navigation.arrived(placeOf({ pathname: '/account/statement', search: '?type=abono', hash: '' })),
  );
  expect(asked('/getEstadoCuentaxId').map(({ isAborted }) => isAborted())).toEqual([false]);
});

test('a retry asks for what is not there', async () => {
  shop.dispatch(signInCustomer());
  arrive('/account/dashboard');
  await asked('/getSucursales')[0]?.answer(rows({ id: 1 }));
  await asked('/getEstadoCuentaxId')[0]?.fail('ERP_TIMEOUT');
  expect(accountSelectors.statement(shop.store.getState()).failure).toBe('ERP_TIMEOUT');
  shop.dispatch(navigation.retryRequested());
  expect(asked('/getSucursales')).toHaveLength(1);
  expect(asked('/getEstadoCuentaxId')).toHaveLength(2);
});
