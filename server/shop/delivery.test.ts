import type { Account } from '@/erp/rows/account';
import { parseAddressRow, addressRow } from '@/erp/rows/address';
import * as v from 'valibot';
import { someAddress } from '../testing/requests';
import { checkDelivery } from './delivery';

const customer = { code: 'C0001' } as Account;
const own = { ...customer, code: 'WEB-ABCDEFGHIJ' };
/** All that an ERP may say of a branch. */
const bare = { id: 7, nombres: 'Matriz', pais: 'XX' };
const ask = jest.fn(() => Promise.resolve([{ id: 6 }, bare]));
const address = { ...someAddress, id: 'new' };
const refused = (...fields: string[]) => ({ code: 'BAD_REQUEST', extra: { fields } });

beforeEach(() => ask.mockClear());

test.each(['EC', 'ES', 'Ecuador', ''])('an address in %j asks the ERP nothing', async (country) => {
  await expect(checkDelivery(ask, { ...address, country }, customer)).resolves.toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [{ address1: ' ' }, ['shippingAddress.address1']],
  [{ city: '' }, ['shippingAddress.city']],
  [{ country: 'XX' }, ['shippingAddress.country']],
  [
    { address1: '', city: '', country: 'JP' },
    ['shippingAddress.address1', 'shippingAddress.city', 'shippingAddress.country'],
  ],
])('nothing is delivered to %j', async (more, fields) => {
  for (const who of [customer, own])
    await expect(checkDelivery(ask, { ...address, ...more }, who)).rejects.toMatchObject(refused(...fields));
});

test('a branch is delivered to as the ERP has it, and not as anybody changes it', async () => {
  const branch = parseAddressRow(v.parse(addressRow, bare));
  await expect(checkDelivery(ask, branch, customer)).resolves.toBeUndefined();
  expect(ask).toHaveBeenCalledWith('getSucursales', { cliente: 'C0001', default: false });
  const changed = { ...branch, firstName: 'Otra' };
  await expect(checkDelivery(ask, changed, customer)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('an own account has no branches, and the ERP is not asked for them', async () => {
  await expect(checkDelivery(ask, { ...address, city: '' }, own)).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(ask).not.toHaveBeenCalled();
});
