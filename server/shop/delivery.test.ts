import type { Account } from '@/erp/rows/account';
import { parseAddressRow, addressRow, type Address } from '@/erp/rows/address';
import * as v from 'valibot';
import { someAddress } from '../testing/requests';
import { checkDelivery } from './delivery';

const customer = { code: 'C0001' } as Account;
const own = { ...customer, code: 'WEB-ABCDEFGHIJ' };
/** A branch with as few fields as an ERP may send. */
const bare = { id: 7, nombres: 'Matriz', pais: 'XX' };
const ask = jest.fn(() => Promise.resolve([{ id: 6 }, bare]));
const address = { ...someAddress, id: 'new' };
const listOwn = jest.fn<Promise<Address[]>, [string]>(() => Promise.resolve([]));
const check = (checked: Address, who = customer) => checkDelivery({ ask, listOwn }, checked, who);
const refused = (...fields: string[]) => ({ code: 'BAD_REQUEST', extra: { fields } });

beforeEach(() => {
  ask.mockClear();
  listOwn.mockResolvedValue([]);
});

test.each(['EC', 'ES', 'Ecuador', ''])('an address in %j needs no ERP call', async (country) => {
  await expect(check({ ...address, country })).resolves.toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [{ address1: ' ' }, ['shippingAddress.address1']],
  [{ city: '' }, ['shippingAddress.city']],
  [{ country: 'XX' }, ['shippingAddress.country']],
  [{ firstName: '' }, ['shippingAddress.firstName']],
  [{ state: ' ' }, ['shippingAddress.state']],
  [{ phone: 'abc' }, ['shippingAddress.phone']],
  [{ phone: '' }, ['shippingAddress.phone']],
  [{ email: 'nobody' }, ['shippingAddress.email']],
  [
    { address1: '', city: '', country: 'JP' },
    ['shippingAddress.address1', 'shippingAddress.city', 'shippingAddress.country'],
  ],
])('an address with %j is refused for the fields %j', async (more, fields) => {
  for (const who of [customer, own])
    await expect(check({ ...address, ...more }, who)).rejects.toMatchObject(refused(...fields));
});

test('an address without a last name or an e-mail is accepted', async () => {
  await expect(check({ ...address, lastName: '', email: '' })).resolves.toBeUndefined();
});

test('a branch is compared with the branch in the ERP, and refused when the request has changed a field', async () => {
  const branch = parseAddressRow(v.parse(addressRow, bare));
  await expect(check(branch)).resolves.toBeUndefined();
  await expect(check({ ...branch, isDefault: !branch.isDefault })).resolves.toBeUndefined();
  expect(ask).toHaveBeenCalledWith('getSucursales', { cliente: 'C0001', default: false });
  for (const changed of [{ firstName: 'Otra' }, { address1: 'Otra calle' }, { id: '8' }])
    await expect(check({ ...branch, ...changed })).rejects.toMatchObject(refused('shippingAddress'));
});

test('an address of the address book needs no ERP call, and is refused when the request has changed a field', async () => {
  const kept = { ...someAddress, id: 'a1' };
  listOwn.mockResolvedValue([kept]);
  await expect(check({ ...kept, isDefault: true }, own)).resolves.toBeUndefined();
  expect(listOwn).toHaveBeenCalledWith(own.code);
  expect(ask).not.toHaveBeenCalled();
  await expect(check({ ...kept, address1: 'Otra calle' }, own)).rejects.toMatchObject(
    refused('shippingAddress'),
  );
});

test('an own account has no branches, and the ERP is not asked for any', async () => {
  await expect(check({ ...address, id: '7' }, own)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(ask).not.toHaveBeenCalled();
});
