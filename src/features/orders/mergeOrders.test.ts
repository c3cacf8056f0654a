import fc from 'fast-check';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { mergeOrders } from './mergeOrders';

const line = buildOrderLine('A-1');

test('the newest order comes first, in whatever time zone its time is written', () => {
  const earlier = buildOrder('1', { createdAt: '2026-01-02T08:00:00-05:00' });
  const later = buildOrder('2', { createdAt: '2026-01-02T12:00:00Z' });
  expect(mergeOrders([later], [earlier]).map(({ id }) => id)).toEqual(['1', '2']);
});

test.each([
  ['token', { token: 'token-web', number: 'P-9' }],
  ['number', { token: '', number: 'W-000001' }],
])('an ERP order with the %s of a shop order replaces the shop order, but takes its lines', (_, same) => {
  const web = buildOrder('web', { number: 'W-000001', lines: [line] });
  const erpOrder = buildOrder('10001', { status: 'SHIPPED', invoice: 'F-1', ...same });
  expect(mergeOrders([web], [erpOrder])).toEqual([{ ...erpOrder, lines: [line] }]);
});

test('the ERP’s lines of an order replace the shop’s lines', () => {
  const web = buildOrder('web', { number: 'W-1', lines: [line] });
  const erpOrder = buildOrder('10001', { number: 'W-1', lines: [line, line] });
  expect(mergeOrders([web], [erpOrder])[0]?.lines).toHaveLength(2);
});

test('orders without a token are not merged with each other', () => {
  const web = buildOrder('web', { token: '' });
  const unrelatedOrder = buildOrder('10001', { token: '' });
  expect(mergeOrders([web], [unrelatedOrder])).toHaveLength(2);
});

test('a merged list has every order number of both lists, and no id twice', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.array(fc.nat(30)), (here, there) => {
      const list = mergeOrders(
        here.map((n) => buildOrder(`w${n}`, { number: `${n}`, token: '' })),
        there.map((n) => buildOrder(`e${n}`, { number: `${n}`, token: '' })),
      );
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(list.map(({ number }) => Number(number)).sort()).toEqual(
        [...new Set([...here, ...there])].sort(),
      );
    }),
  ));
