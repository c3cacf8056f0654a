import fc from 'fast-check';
import type { Order } from '@/erp/rows/order';
import { oneList } from './oneList';

const line = { sku: 'A-1', name: 'A', image: '', options: [], price: 100, quantity: 1, total: 100 };
const someOrder = (id: string, fields: Partial<Order> = {}): Order => ({
  id,
  token: `token-${id}`,
  number: id,
  createdAt: '2026-01-02T10:00:00Z',
  status: 'PENDIENTE',
  payment: '',
  company: '',
  customerCode: 'C0001',
  customerEmail: '',
  customerName: '',
  sellerCode: null,
  invoice: null,
  quantity: 1,
  subtotal: 100,
  totals: [],
  total: 115,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  ...fields,
});

test('the newest comes first, whatever zone its time is written in', () => {
  const early = someOrder('1', { createdAt: '2026-01-02T08:00:00-05:00' });
  const late = someOrder('2', { createdAt: '2026-01-02T12:00:00Z' });
  expect(oneList([late], [early]).map(({ id }) => id)).toEqual(['1', '2']);
});

test.each([
  ['token', { token: 'token-web', number: 'P-9' }],
  ['number', { token: '', number: 'W-000001' }],
])(
  'an order with the same %s is in the list once, as the ERP has it, with the lines known here',
  (_, same) => {
    const web = someOrder('web', { number: 'W-000001', lines: [line] });
    const taken = someOrder('10001', { status: 'SHIPPED', invoice: 'F-1', ...same });
    expect(oneList([web], [taken])).toEqual([{ ...taken, lines: [line] }]);
  },
);

test("the ERP's own lines stay", () => {
  const web = someOrder('web', { number: 'W-1', lines: [line] });
  const taken = someOrder('10001', { number: 'W-1', lines: [line, line] });
  expect(oneList([web], [taken])[0]?.lines).toHaveLength(2);
});

test('orders without a token are not the same for that', () => {
  const web = someOrder('web', { token: '' });
  const other = someOrder('10001', { token: '' });
  expect(oneList([web], [other])).toHaveLength(2);
});

test('no two of a list have the same id, and none is lost that has no twin', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.array(fc.nat(30)), (here, there) => {
      const list = oneList(
        here.map((n) => someOrder(`w${n}`, { number: `${n}`, token: '' })),
        there.map((n) => someOrder(`e${n}`, { number: `${n}`, token: '' })),
      );
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(list.map(({ number }) => Number(number)).sort()).toEqual(
        [...new Set([...here, ...there])].sort(),
      );
    }),
  ));
