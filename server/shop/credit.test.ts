import type { Account } from '@/erp/rows/account';
import { getCreditLeft } from './credit';

const customer = { code: 'C0001' } as Account;
const refused = { code: 'BAD_REQUEST', extra: { fields: ['payment'] } };
const statement = {
  codigo: 'C0001',
  corte: '2026-01-31',
  cupo: 500,
  saldo: 120.5,
  vencido: 0,
  movimientos: [],
};

test.each([
  [500, 120.5, 37950],
  [500, -20, 52000],
  [0.01, 500, 0],
])(
  'a customer with a limit of %d dollars and a debt of %d dollars has %d cents of credit left',
  async (cupo, saldo, left) => {
    const ask = jest.fn(() => Promise.resolve([{ ...statement, cupo, saldo }]));
    await expect(getCreditLeft(ask, customer)).resolves.toBe(left);
    expect(ask).toHaveBeenCalledWith('getEstadoCuentaxId', { codigo: 'C0001' });
  },
);

test.each([[[{ ...statement, cupo: 0 }]], [[{ ...statement, cupo: -1 }]], [[]]])(
  'a customer whose statement is %j has no credit',
  async (rows) => {
    await expect(getCreditLeft(() => Promise.resolve(rows), customer)).rejects.toMatchObject(refused);
  },
);

test('a statement without a credit limit is a fault of the ERP', async () => {
  const rows = [{ codigo: 'C0001', cupo: '500' }];
  await expect(getCreditLeft(() => Promise.resolve(rows), customer)).rejects.toMatchObject({
    code: 'ERP_BAD_ANSWER',
  });
});

test('an own account has no credit, and the ERP is not called', async () => {
  const ask = jest.fn(() => Promise.resolve([statement]));
  await expect(getCreditLeft(ask, { ...customer, code: 'WEB-ABCDEFGHIJ' })).rejects.toMatchObject(refused);
  expect(ask).not.toHaveBeenCalled();
});
