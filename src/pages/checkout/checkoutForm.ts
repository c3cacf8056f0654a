import { yupToFormErrors, type FormikErrors } from 'formik';
import { boolean, object, string, ValidationError } from 'yup';
import type { Address } from '@/erp/rows/address';
import type { Authorisation } from '@/erp/rows/order';
import type { CartLine, EditableDraft } from '@/features/cart';
import { addressRules } from '@/shop/fieldRules';
import type { PlaceOrder, Vehicle } from '@/shop/schemas';
import { createFormSchema } from '@/widgets/form/createFormSchema';

/**
 * The draft as it is typed, and the consent to parts that do not fit the vehicle in use. The consent is no part of the
 * draft: it is given for these parts and this vehicle, which `misfitAccepted` names, and after a reload it is asked anew.
 */
export type CheckoutValues = EditableDraft & { misfitAccepted: string };

/** What a consent is for: the vehicle and the lines that do not fit it; null when all fit. */
export const getIncompatibilityKey = (
  vehicle: Vehicle | null,
  misfits: readonly CartLine[],
): string | null =>
  vehicle && misfits.length > 0 ? JSON.stringify([vehicle.id, misfits.map(({ key }) => key)]) : null;

export const newAddress = 'new';

/** The form has one field for the name, and begins with the customer's country (deliveryRules.ts). */
const addressSchema = createFormSchema(addressRules).omit(['lastName', 'country']);

const schema = object({
  addressId: string().nullable().required('ERROR_CHECKOUT_ADDRESS'),
  address: object().when('addressId', { is: newAddress, then: () => addressSchema }),
  payment: string().when('$isCardLost', ([isCardLost], payment) =>
    isCardLost === true ? payment.notOneOf(['card'], 'ERROR_CHECKOUT_CARD') : payment,
  ),
  termsAccepted: boolean().oneOf([true], 'ERROR_CHECKOUT_TERMS'),
  misfitAccepted: string().when('$misfit', ([misfit], consent) =>
    typeof misfit === 'string' ? consent.oneOf([misfit], 'ERROR_CHECKOUT_MISFIT') : consent,
  ),
});

/** What the fields alone do not say. `isCardLost`: whether cards are taken could not be told, or the provider's script did not come. */
export interface ValidationContext {
  misfit: string | null;
  isCardLost: boolean;
}

/** What is wrong with the form, as ids of texts under the fields' names. */
export function validateCheckout(
  values: CheckoutValues,
  context: ValidationContext,
): FormikErrors<CheckoutValues> {
  try {
    schema.validateSync(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<CheckoutValues>(error);
    throw error;
  }
}

/** Every field that can be wrong, in the order of the page, with its name for the summary of errors. */
export const checkedFields = [
  ['addressId', 'HEADER_SHIPPING_ADDRESS'],
  ['address.firstName', 'INPUT_FIRST_NAME'],
  ['address.phone', 'INPUT_PHONE'],
  ['address.address1', 'INPUT_ADDRESS'],
  ['address.city', 'INPUT_CITY'],
  ['address.state', 'INPUT_PROVINCE'],
  ['address.email', 'INPUT_EMAIL'],
  ['payment', 'HEADER_PAYMENT'],
  ['termsAccepted', 'HEADER_TERMS'],
  ['misfitAccepted', 'HEADER_VEHICLE_FIT'],
] as const;

/** Where a field stands on the page. */
export const fieldIdOf = (name: string): string => `checkout-${name.replace('.', '-')}`;

const trimmed = (address: EditableDraft['address']): EditableDraft['address'] => {
  const fields = Object.entries(address).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(fields) as EditableDraft['address'];
};

/**
 * The order as the person saw it; null while no address is chosen. A card that was authorised for exactly this total goes
 * with it, so that another try asks nobody again.
 */
export function buildOrder(
  values: CheckoutValues,
  choices: readonly Address[],
  lines: readonly CartLine[],
  total: number,
  authorisation: Authorisation | undefined,
): PlaceOrder | null {
  const shippingAddress =
    values.addressId === newAddress
      ? { ...trimmed(values.address), id: newAddress, isDefault: false }
      : choices.find(({ id }) => id === values.addressId);
  if (!shippingAddress) return null;
  return {
    lines: lines.map(({ product, quantity, options }) => ({
      sku: product.sku,
      quantity,
      options,
      unitPrice: product.unitPrice,
    })),
    total,
    shippingAddress,
    payment: values.payment,
    ...(values.payment === 'card' && authorisation?.amount === total ? { authorisation } : {}),
    notes: values.notes.trim(),
  };
}
