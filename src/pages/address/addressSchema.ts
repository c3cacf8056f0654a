import { boolean, object, string } from 'yup';
import type { WriteAddress } from '@/shop/schemas';
import { phone } from '@/widgets/form/phone';

const required = () => string().trim().required('ERROR_FORM_REQUIRED');

/** The service's validation rules, with message ids. */
export const addressSchema = object({
  country: required(),
  firstName: required(),
  lastName: required(),
  company: string(),
  phone: required().matches(phone, 'ERROR_FORM_PHONE'),
  email: string().trim().email('ERROR_FORM_INCORRECT_EMAIL'),
  address1: required(),
  address2: string(),
  city: required(),
  state: required(),
  postcode: string(),
  isDefault: boolean().required(),
});

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

export const trimmed = (address: WriteAddress): WriteAddress =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    // the schema's fields are WriteAddress's
  ) as WriteAddress;
