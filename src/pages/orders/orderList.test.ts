import fc from 'fast-check';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { listOrders, pageSize, readOrderQuery, writeOrderQuery, type OrderQuery } from './orderList';

const all: OrderQuery = { search: '', status: '', page: 1 };
const noPartNumber = () => '';
const numbers = (query: Partial<OrderQuery>, orders = sample) =>
  listOrders(orders, { ...all, ...query }, noPartNumber).shown.map(({ id }) => id);

const sample = [
  buildOrder('1', { invoice: '001-002-000000157', status: 'SHIPPED' }),
  buildOrder('2', { lines: [buildOrderLine('FRE-PD-1042', { name: 'Pastillas de freno cerámicas' })] }),
  buildOrder('3', { status: 'EN ADUANA' }),
];

test.each([
  ['an order number', 'p-3', ['3']],
  ['an order number without the dash', 'p3', ['3']],
  ['an invoice', '002-000000157', ['1']],
  ['a code in the lines', 'frepd1042', ['2']],
  ['a name in the lines, without accents', 'ceramicas', ['2']],
  ['blanks', '   ', ['1', '2', '3']],
  ['signs only', '///', []],
])('a search for %s (%j) finds the orders %j', (_, search, found) => {
  expect(numbers({ search })).toEqual(found);
});

test('an order is found by a part number from the catalogue', () => {
  const list = listOrders(sample, { ...all, search: 'D-77' }, (sku) => (sku === 'FRE-PD-1042' ? 'D 77' : ''));
  expect(list.shown.map(({ id }) => id)).toEqual(['2']);
});

test('the counts per status include only orders that match the search, but orders of every status', () => {
  const { counts } = listOrders(sample, { ...all, search: 'P-', status: 'SHIPPED' }, noPartNumber);
  expect(counts).toEqual([
    ['PENDING', 1],
    ['SHIPPED', 1],
    ['COMPLETED', 0],
    ['EN ADUANA', 1],
  ]);
});

test('a page has sixteen orders, and every order is on exactly one page', () =>
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const orders = Array.from({ length: count }, (_, n) => buildOrder(String(n)));
      const { pages } = listOrders(orders, all, noPartNumber);
      const shown = Array.from({ length: pages }, (_, n) => numbers({ page: n + 1 }, orders));
      expect(shown.flat()).toEqual(orders.map(({ id }) => id));
      expect(shown.every((page) => page.length <= pageSize)).toBe(true);
    }),
  ));

test('any URL query is read as an existing page, and is unchanged after it was written and read again', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('page', 'status', 'search'), fc.string()), (query) => {
      const readQuery = readOrderQuery(query, sample);
      const { page, pages } = listOrders(sample, readQuery, noPartNumber);
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThanOrEqual(pages);
      expect(readOrderQuery(writeOrderQuery(readQuery), sample)).toEqual(readQuery);
    }),
  ));
