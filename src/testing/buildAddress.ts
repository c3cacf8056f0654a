import type { Address } from '@/erp/rows/address';

export const buildAddress = (fields: Partial<Address> = {}): Address => ({
  id: 'a1',
  firstName: 'Rosa',
  lastName: 'Quishpe',
  company: '',
  country: 'EC',
  address1: 'Av. Cevallos 05-12',
  address2: '',
  city: 'Ambato',
  state: 'Tungurahua',
  postcode: '',
  email: '',
  phone: '099 123 4567',
  isDefault: false,
  ...fields,
});
