import { yupToFormErrors, type FormikErrors } from 'formik';
import { boolean, object, string, ValidationError } from 'yup';
import type { Address } from '@/erp/rows/address';
import type { Authorisation } from '@/erp/rows/order';
import type { CartLine, EditableDraft } from '@/features/cart';
import { addressRules } from '@/shop/fieldRules';
import type { PlaceOrder, Vehicle } from '@/shop/schemas';
import { createFormSchema } from '@/widgets/form/createFormSchema';

/**
 * Draft of the checkout, with the consent to products that do not fit the current vehicle. `misfitAccepted` names the
 * products and the vehicle of the consent. The consent is not part of the stored draft, so the form asks for the
 * consent again after a reload.
 */
export type CheckoutValues = EditableDraft & { misfitAccepted: string };

/** Returns the key of a consent: the vehicle and the lines that do not fit this vehicle. Null if all lines fit. */
export const getIncompatibilityKey = (vehicle: Vehicle | null, misfits: readonly CartLine[]): string | null =>
  vehicle && misfits.length > 0 ? JSON.stringify([vehicle.id, misfits.map(({ key }) => key)]) : null;

export const newAddress = 'new';

/**
 * Schema of a new address, without last name and country. The form has one field for the whole name, and the country is
 * the customer's country (deliveryRules.ts).
 */
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

/**
 * Additional input of the validation. `misfit` is the key of the required consent. `isCardLost` is true if the card
 * configuration or the provider's script did not load.
 */
export interface ValidationContext {
  misfit: string | null;
  isCardLost: boolean;
}

/** Returns the form's errors as message ids by field name. */
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

/** Validated fields in the order of the page, with their labels for the error summary. */
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

/** Returns a field's element id. */
export const getFieldId = (name: string): string => `checkout-${name.replace('.', '-')}`;

const trimmed = (address: EditableDraft['address']): EditableDraft['address'] => {
  const fields = Object.entries(address).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(fields) as EditableDraft['address'];
};

/**
 * Builds the order as the customer sees the order; null while no address is chosen. A card authorisation is included
 * only if its amount is exactly this total. A retry therefore does not request another authorisation.
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
