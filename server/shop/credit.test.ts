import type { Account } from '@/erp/rows/account';
import { checkCredit } from './credit';

const customer = { code: 'C0001' } as Account;
const refused = { code: 'BAD_REQUEST', extra: { fields: ['payment'] } };

test('a customer with a limit has credit, whatever is left of it', async () => {
  const ask = jest.fn(() => Promise.resolve([{ cupo: 0.01, saldo: 500 }]));
  await expect(checkCredit(ask, customer)).resolves.toBeUndefined();
  expect(ask).toHaveBeenCalledWith('getEstadoCuentaxId', { codigo: 'C0001' });
});

test.each([[[{ cupo: 0 }]], [[{ cupo: -1 }]], [[]]])(
  'a customer whose statement is %j has none',
  async (rows) => {
    await expect(checkCredit(() => Promise.resolve(rows), customer)).rejects.toMatchObject(refused);
  },
);

test('a statement without its limit is a fault of the ERP', async () => {
  const rows = [{ codigo: 'C0001', cupo: '500' }];
  await expect(checkCredit(() => Promise.resolve(rows), customer)).rejects.toMatchObject({
    code: 'ERP_BAD_ANSWER',
  });
});

test('an own account has none, and the ERP is not asked', async () => {
  const ask = jest.fn(() => Promise.resolve([{ cupo: 500 }]));
  await expect(checkCredit(ask, { ...customer, code: 'WEB-ABCDEFGHIJ' })).rejects.toMatchObject(refused);
  expect(ask).not.toHaveBeenCalled();
});
