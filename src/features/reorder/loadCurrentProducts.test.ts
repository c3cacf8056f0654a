import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { toastsSelectors } from '@/features/toasts';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer } from '@/testing/renderWithStore';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { buildErpRows, buildPartRow } from '@/testing/buildPart';
import { validateLines, listLinesToAdd, reorder, reorderSelectors } from '.';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(signInCustomer(buildCustomer({ level: 4 })));
});
afterEach(() => shop.stop());

const getRequests = (call: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.endsWith(call));
const state = () => reorderSelectors.all(shop.store.getState());
const order = buildOrder('1', { lines: ['A-1', 'B-2', 'A-1'].map((sku) => buildOrderLine(sku)) });

test('each product of an order is requested once at the account’s price level, and discontinued products are left out', async () => {
  shop.dispatch(reorder.requested({ order }));
  expect(getRequests('/getProducto').map(({ request }) => request.body)).toEqual([
    expect.objectContaining({ nivelComercial: 4, codigo: 'A-1' }),
    expect.objectContaining({ nivelComercial: 4, codigo: 'B-2' }),
  ]);
  await getRequests('/getProducto')[0]?.answer(buildErpRows(buildPartRow('A-1')));
  await getRequests('/getProducto')[1]?.answer(buildErpRows());
  expect(state()).toMatchObject({ status: 'ready' });
  expect(Object.keys(state().parts)).toEqual(['A-1']);
});

test('the lines of an order are requested first when the list of orders has it without lines', async () => {
  shop.dispatch(reorder.requested({ order: buildOrder('10001') }));
  expect(getRequests('/getPedidoId')[0]?.request.body).toMatchObject({ pedido: '10001' });
  const linea = { codigo: 'A-1', precio: 10, cantidad: 2, total: 20 };
  await getRequests('/getPedidoId')[0]?.answer(
    buildErpRows({
      id: '10001',
      fecha: '2026-01-01',
      estado: 'X',
      cantidad: 2,
      subtotal: 20,
      total: 23,
      lineas: [linea],
    }),
  );
  await getRequests('/getProducto')[0]?.answer(buildErpRows(buildPartRow('A-1')));
  expect(state().order?.lines.map(({ sku }) => sku)).toEqual(['A-1']);
});

test('a product that fails to load is reported, aborts the other request, and can be requested again', async () => {
  shop.dispatch(reorder.requested({ order }));
  await getRequests('/getProducto')[0]?.fail('ERP_TIMEOUT');
  expect(state()).toMatchObject({ status: 'failed', failure: 'ERP_TIMEOUT' });
  expect(getRequests('/getProducto')[1]?.isAborted()).toBe(true);
  shop.dispatch(reorder.retryRequested());
  expect(getRequests('/getProducto')).toHaveLength(4);
});

test.each([
  ['closing the dialog', () => reorder.closed()],
  ['signing out', () => auth.signedOut()],
])('%s aborts the requests', (_, event) => {
  shop.dispatch(reorder.requested({ order }));
  shop.dispatch(event());
  expect(getRequests('/getProducto')[0]?.isAborted()).toBe(true);
  expect(state().status).toBe('closed');
});

test('the chosen lines are added at once, with one toast, and the dialog closes', async () => {
  shop.dispatch(reorder.requested({ order }));
  await getRequests('/getProducto')[0]?.answer(buildErpRows(buildPartRow('A-1')));
  await getRequests('/getProducto')[1]?.answer(buildErpRows(buildPartRow('B-2')));
  shop.dispatch(cart.linesAddRequested({ lines: listLinesToAdd(validateLines(state(), [], 0)) }));
  expect(state().status).toBe('closed');
  await shop.pass(350);
  expect(toastsSelectors.all(shop.store.getState())).toHaveLength(1);
});
