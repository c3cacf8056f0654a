import fc from 'fast-check';
import type { Order } from '@/erp/rows/order';
import { reorder, reorderSelectors } from '@/features/reorder';
import { buildErpRows } from '@/testing/buildPart';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { signInCustomer } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { getNow } from '@/shared/time';
import { listUsualLines, maxUsualLines } from './listUsualLines';
import { usual, usualSelectors } from './usualSlice';

const skus = (orders: Pick<Order, 'lines'>[]) => listUsualLines(orders).map(({ sku }) => sku);
const lines = (...names: string[]) => ({ lines: names.map((sku) => buildOrderLine(sku)) });

test('the list of usual products is sorted by number of orders, then by pieces, then by date', () => {
  expect(skus([lines('B', 'A'), lines('A'), { lines: [buildOrderLine('C', { quantity: 9 })] }])).toEqual([
    'A',
    'C',
    'B',
  ]);
});

test('a usual product has its latest quantity and price, and its own line for each choice of options', () => {
  const left = [{ name: 'Lado', value: 'Izquierdo' }];
  const found = listUsualLines([
    { lines: [buildOrderLine('A', { quantity: 5, price: 900 })] },
    { lines: [buildOrderLine('A', { quantity: 1 }), buildOrderLine('A', { options: left })] },
  ]);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ quantity: 5, price: 900, options: [] });
});

test('the list of usual products has a maximum length and no duplicates', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(60).map(String), { maxLength: 40 })), (orders) => {
      const found = skus(orders.map((names) => lines(...names)));
      expect(found.length).toBeLessThanOrEqual(maxUsualLines);
      expect(new Set(found).size).toBe(found.length);
    }),
  ));

describe('the usual products of a customer', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
    shop.dispatch(signInCustomer());
  });
  afterEach(() => shop.stop());

  const daysAgo = (days: number) => new Date(getNow() - days * 86_400_000).toISOString();
  const asked = (path: string) => shop.asked.filter(({ request }) => request.path.includes(path));
  const request = async (web: Order[]) => {
    shop.dispatch(usual.requested());
    await asked('/getPedidos')[0]?.answer(buildErpRows());
    await asked('/shop/orders')[0]?.answer({ orders: web });
  };

  test('are the products ordered within the last year, none of them selected', async () => {
    await request([
      buildOrder('1', { createdAt: daysAgo(3), lines: [buildOrderLine('NEW')] }),
      buildOrder('2', { createdAt: daysAgo(366), lines: [buildOrderLine('OLD')] }),
    ]);
    const { order } = reorderSelectors.all(shop.store.getState());
    expect(order?.lines.map(({ sku }) => sku)).toEqual(['NEW']);
    shop.dispatch(reorder.partsReceived({ lines: order?.lines ?? [], parts: {} }));
    expect(reorderSelectors.all(shop.store.getState()).wishes).toMatchObject([{ isTaken: false }]);
  });

  test('have the status «empty» when no product was ordered within the last year', async () => {
    await request([buildOrder('2', { createdAt: daysAgo(366), lines: [buildOrderLine('OLD')] })]);
    expect(usualSelectors.all(shop.store.getState()).status).toBe('empty');
    expect(reorderSelectors.order(shop.store.getState())).toBeNull();
  });
});
