import { lineOf } from './attempts';
import { ownOrders } from './ownership';
import type { Session } from './sessionStore';

const account = {
  role: 'customer' as const,
  code: 'C1',
  email: 'dos@example.ec',
  phone: '',
  name: '',
  tradeName: '',
  discount: 0,
  level: 2,
};

test('of two customers with one e-mail each reads their own orders', () => {
  const session = { account, customer: null } as Session;
  const rows = [{ id: 1, codigo: 'C1' }, { id: 2, codigo: 'C2' }, { id: 3 }];
  expect(ownOrders(session, rows)).toEqual([{ id: 1, codigo: 'C1' }, { id: 3 }]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, line) => {
  expect(lineOf(ip)).toBe(line);
});
