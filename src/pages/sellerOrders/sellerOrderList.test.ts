import fc from 'fast-check';
import { buildOrder } from '@/testing/orders';
import { isIsoDate } from '@/shared/isoDate';
import { listSellerOrders, pageSize, readQuery, writeQuery } from './sellerOrderList';

const history = [
  buildOrder('1', { customerCode: 'C0001', customerName: 'Taller Ñañez', status: 'PENDING', quantity: 2 }),
  buildOrder('2', { customerCode: 'C0002', customerName: 'El Pistón', invoice: '001-002-000000017' }),
  buildOrder('3', { customerCode: 'C0002', status: 'EN ADUANA', createdAt: '2026-02-01T04:59:59Z' }),
  buildOrder('4', { status: 'COMPLETED', createdAt: '2026-02-01T05:00:00Z', total: 999, subtotal: 900 }),
];
const ids = (query: Record<string, string>) =>
  listSellerOrders(history, readQuery(query)).found.map(({ id }) => id);

test.each([
  ['all orders without a filter', {}, ['1', '2', '3', '4']],
  ['orders of a customer by words of the name', { customer: 'nanez TALLER' }, ['1', '3', '4']],
  ['orders of a customer by the code', { customer: 'c0002' }, ['2', '3']],
  ["orders with either of the ERP's words for waiting", { status: 'PENDING' }, ['1', '2']],
  ['orders with a status that the shop does not know', { status: 'EN ADUANA' }, ['3']],
  ['the order of an invoice by a part of its number, without dashes', { invoice: '2000000017' }, ['2']],
  ['no order for an invoice number without digits', { invoice: '--' }, []],
  ['orders from a day on, in the time of Ecuador', { from: '2026-02-01' }, ['4']],
  ['orders up to a day, that day included', { to: '2026-01-31' }, ['1', '2', '3']],
  ['orders of a single day', { from: '2026-01-31', to: '2026-01-31' }, ['3']],
  ['orders of a customer and a status together', { customer: 'c0002', status: 'PENDING' }, ['2']],
])('listSellerOrders finds %s', (_, query, found) => {
  expect(ids(query)).toEqual(found);
});

test('the totals include all found orders, not only those of the page', () => {
  const many = Array.from({ length: 40 }, (_, n) => buildOrder(String(n), { quantity: 2 }));
  const { totals, shown, pages } = listSellerOrders(many, readQuery({ page: '3' }));
  expect([totals, shown.length, pages]).toEqual([{ quantity: 80, subtotal: 40_000, total: 46_000 }, 8, 3]);
});

test('a status that no order has stays in the select while it is the chosen filter', () => {
  expect(listSellerOrders(history, readQuery({ status: 'PERDIDO' })).statuses).toContain('PERDIDO');
});

test.each(['2026-02-30', '2026-13-01', '0002-01-01', '1999-01-01', '20260101', '2026-1-1', 'x', ''])(
  '%j is not accepted as a day',
  (typed) => {
    expect([isIsoDate(typed), readQuery({ from: typed }).from]).toEqual([false, '']);
  },
);

test('any URL query is read as an existing page, and is unchanged after it was written and read again', () => {
  const field = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.constantFrom('-1', '1e9', '2026-01-01', 'Infinity'),
  );
  const query = fc.record(
    { customer: field, status: field, from: field, to: field, invoice: field, page: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, (typed) => {
      const read = readQuery(typed);
      const list = listSellerOrders(history, read);
      expect(list.page).toBeGreaterThanOrEqual(1);
      expect(list.page).toBeLessThanOrEqual(list.pages);
      expect(list.shown.length).toBeLessThanOrEqual(pageSize);
      expect(readQuery(writeQuery(read))).toEqual(read);
    }),
  );
});

test('an order without a readable date is in the whole list, but not in a range of days', () => {
  const odd = [buildOrder('1', { createdAt: 'ayer' })];
  expect(listSellerOrders(odd, readQuery({})).found).toHaveLength(1);
  expect(listSellerOrders(odd, readQuery({ from: '2020-01-01' })).found).toEqual([]);
});
