import { requireOwnOrder, filterOwnOrders } from './ownershipChecks';
import type { SellerCustomers } from './sellerCustomers';
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

test('customers who share an e-mail address read only their own orders', () => {
  const session = { account, customer: null } as Session;
  const rows = [{ id: 1, codigo: 'C1' }, { id: 2, codigo: 'C2' }, { id: 3 }];
  expect(filterOwnOrders(session, rows)).toEqual([{ id: 1, codigo: 'C1' }, { id: 3 }]);
});

test.each([
  ['seller', { codigo: 'C9', vendedor: 'C1' }, true],
  ['seller', { codigo: 'C9', vendedor: 'V2' }, false],
  ['seller', { codigo: 'C9', vendedor: null }, false],
  // a customer's code may equal the code of a seller
  ['customer', { codigo: 'C9', vendedor: 'C1' }, false],
] as const)('a %s may read the order %j: %s', async (role, row, isOwn) => {
  const session = { account: { ...account, role }, customer: null } as unknown as Session;
  const customers = { owns: () => Promise.resolve(false) } as unknown as SellerCustomers;
  const answer = requireOwnOrder(() => Promise.resolve([row]), customers, session, {}).catch(() => null);
  expect(await answer).toEqual(isOwn ? [row] : null);
});
