import { auth } from '@/features/auth';
import { cart, getLineKey } from '@/features/cart';
import { toastsSelectors } from '@/features/toasts';
import { buildQuotation } from '@/testing/quotations';
import { buildCartProduct, buildCustomer, signInCustomer } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { quotations, quotationsSelectors } from './quotationsSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(signInCustomer());
  const product = buildCartProduct();
  shop.dispatch(cart.addBegan({ key: getLineKey(product.id, []), product, quantity: 3, options: [] }));
});
afterEach(() => shop.stop());

const save = () => shop.dispatch(quotations.saveRequested({ days: 8, notes: '' }));
const listSent = (): Asked[] =>
  shop.asked.filter(({ request: { method, path } }) => method === 'POST' && path.endsWith('/quotations'));
const keys = () => listSent().map(({ request }) => request.headers?.['Idempotency-Key']);
const state = () => shop.store.getState();
const answer = { quotation: buildQuotation('1'), token: 'token' };

test('saving the cart as a quotation sends the prices that the cart shows', () => {
  save();
  expect(listSent()[0]?.request.body).toEqual({
    lines: [{ sku: '03-001-0007', quantity: 3, options: [], unitPrice: 1_000 }],
    total: 3_450,
    days: 8,
    notes: '',
  });
});

test('a save repeated after a lost answer keeps its idempotency key, and the next save gets another key', async () => {
  save();
  await listSent()[0]?.fail('OFFLINE');
  expect(quotationsSelectors.saving(state())).toEqual({ status: 'refused', failure: 'OFFLINE' });
  save();
  await listSent()[1]?.answer(answer);
  expect(quotationsSelectors.shown(state())).toMatchObject({ id: '1', status: 'ready' });
  save();
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a save that is refused because the session has ended shows a toast', async () => {
  save();
  await listSent()[0]?.fail('AUTH_REQUIRED');
  expect(toastsSelectors.all(state())).toMatchObject([{ message: 'ERROR_API_AUTH_REQUIRED' }]);
});

test('a quotation’s link stays when its withdrawal gets no answer, and the reason is shown', async () => {
  save();
  await listSent()[0]?.answer(answer);
  shop.dispatch(quotations.linkWithdrawalRequested({ id: '1' }));
  const listWithdrawals = () => shop.asked.filter(({ request }) => request.path.endsWith('/1/link'));
  await listWithdrawals()[0]?.fail('OFFLINE');
  expect(quotationsSelectors.shown(state())).toMatchObject({ status: 'ready', answer, failure: 'OFFLINE' });
  shop.dispatch(quotations.linkWithdrawalRequested({ id: '1' }));
  const withdrawn = { ...answer, token: null, link: 'withdrawn' };
  await listWithdrawals()[1]?.answer(withdrawn);
  expect(listWithdrawals().map(({ request }) => request.method)).toEqual(['DELETE', 'DELETE']);
  expect(quotationsSelectors.shown(state())).toMatchObject({ answer: withdrawn, failure: null });
});

test('the result of a save is not shown to another customer who has signed in meanwhile', async () => {
  save();
  shop.dispatch(
    auth.sessionReceived({ session: { account: buildCustomer({ code: 'C2' }), customer: null, demo: [] } }),
  );
  await listSent()[0]?.answer(answer);
  expect(quotationsSelectors.shown(state()).answer).toBeNull();
});
