import { boolean } from 'yup';
import { addressRules } from '@/shop/fieldRules';
import type { WriteAddress } from '@/shop/schemas';
import { createFormSchema } from '@/widgets/form/createFormSchema';

export const addressFormSchema = createFormSchema(addressRules).shape({ isDefault: boolean().required() });

export const emptyAddress: WriteAddress = {
  country: 'EC',
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  isDefault: false,
};

export const trimAddress = (address: WriteAddress): WriteAddress =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    // the schema has exactly the fields of WriteAddress
  ) as WriteAddress;
