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
const arriveAt = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const getRequests = (call: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.endsWith(call));
const branches = () => accountSelectors.branches(shop.store.getState());

test.each(['/account/dashboard', '/shop/checkout'])(
  '%s requests the branches and the statement of the customer',
  (path) => {
    shop.dispatch(signInCustomer());
    arriveAt(path);
    expect(getRequests('/getSucursales')[0]?.request.body).toMatchObject({ cliente: 'C0001' });
    expect(getRequests('/getEstadoCuentaxId')[0]?.request.body).toMatchObject({ codigo: 'C0001' });
  },
);

test('a seller without a served customer requests no branches at the checkout', () => {
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  arriveAt('/shop/checkout');
  expect(getRequests('/getSucursales')).toEqual([]);
});

test('the branches are shown without waiting for the statement', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  await getRequests('/getSucursales')[0]?.answer(rows({ id: 1 }, { id: 2, default: true }));
  expect(branches().status).toBe('ready');
  expect(accountSelectors.defaultBranch(shop.store.getState())?.id).toBe('2');
});

test('a statement that fails does not affect the branches', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  await getRequests('/getEstadoCuentaxId')[0]?.fail('ERP_TIMEOUT');
  await getRequests('/getSucursales')[0]?.answer(rows({ id: 1 }));
  expect(accountSelectors.statement(shop.store.getState()).status).toBe('failed');
  expect(branches().items.map(({ id }) => id)).toEqual(['1']);
});

test('the failure of the request for the branches is stored until a retry succeeds', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  await getRequests('/getSucursales')[0]?.fail('ERP_TIMEOUT');
  expect(branches()).toMatchObject({ status: 'failed', failure: 'ERP_TIMEOUT' });
  shop.dispatch(navigation.retryRequested());
  await getRequests('/getSucursales')[1]?.answer(rows({ id: 1 }));
  expect(branches().failure).toBeUndefined();
});

test('the first branch is the default when the ERP marks no branch as the default', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  await getRequests('/getSucursales')[0]?.answer(rows({ id: 5 }, { id: 6 }));
  expect(accountSelectors.defaultBranch(shop.store.getState())?.id).toBe('5');
});

test('one customer’s branches are never shown at the checkout of another customer', async () => {
  const secondCustomer = buildCustomer({ code: 'C2' });
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  const [firstRequest] = getRequests('/getSucursales');
  // another tab signed another account in
  shop.dispatch(auth.sessionReceived({ session: { account: secondCustomer, customer: null, demo: [] } }));
  await firstRequest?.answer(rows({ id: 1 }));
  expect(branches().items).toEqual([]);
  expect(getRequests('/getSucursales')[1]?.request.body).toMatchObject({ cliente: 'C2' });
});

test('signing out aborts the pending request for the branches', () => {
  shop.dispatch(signInCustomer());
  arriveAt('/shop/checkout');
  shop.dispatch(auth.signedOut());
  expect(getRequests('/getSucursales')[0]?.isAborted()).toBe(true);
});

test('a checkout opened before the session check requests the branches once, after the check', async () => {
  shop.stop();
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arriveAt('/shop/checkout');
  await getRequests('/api/shop/session')[0]?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(getRequests('/getSucursales').map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('account/branchesAsked')).toBe(1);
});

test('the statement is requested on its page, and stores the day of its arrival', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/statement');
  const row = { codigo: 'C0001', corte: '2027-01-14', cupo: 1, saldo: 0, vencido: 0, movimientos: [] };
  await getRequests('/getEstadoCuentaxId')[0]?.answer(rows(row));
  // 1,800,000,000 seconds: 15 January 2027, 08:00 UTC
  expect(accountSelectors.statement(shop.store.getState())).toMatchObject({
    status: 'ready',
    today: '2027-01-15',
  });
});

test('choosing another filter of the statement neither sends nor aborts a request', () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/statement');
  shop.dispatch(
    navigation.arrived(placeOf({ pathname: '/account/statement', search: '?type=abono', hash: '' })),
  );
  expect(getRequests('/getEstadoCuentaxId').map(({ isAborted }) => isAborted())).toEqual([false]);
});

test('a retry requests the failed statement again, but not the loaded branches', async () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/dashboard');
  await getRequests('/getSucursales')[0]?.answer(rows({ id: 1 }));
  await getRequests('/getEstadoCuentaxId')[0]?.fail('ERP_TIMEOUT');
  expect(accountSelectors.statement(shop.store.getState()).failure).toBe('ERP_TIMEOUT');
  shop.dispatch(navigation.retryRequested());
  expect(getRequests('/getSucursales')).toHaveLength(1);
  expect(getRequests('/getEstadoCuentaxId')).toHaveLength(2);
});
