import type { Address } from '@/erp/rows/address';
import type { Authorisation } from '@/erp/rows/order';
import type { PaymentMethod } from '@/shop/schemas';

/** What has been typed at the checkout; it survives a reload. */
export interface CheckoutDraft {
  /** Made when the checkout opens and kept until the order is placed: whatever the clicks and tabs, one order. */
  idempotencyKey: string | null;
  /** A branch's id, or `new` for the address below; null until one is chosen. */
  addressId: string | null;
  address: Omit<Address, 'id' | 'isDefault'>;
  payment: PaymentMethod;
  notes: string;
  termsAccepted: boolean;
  /** What the provider of card payments holds for this checkout; of another total it is of no use. */
  authorisation?: Authorisation;
}

/** What a person types of it. */
export type EditableDraft = Omit<CheckoutDraft, 'idempotencyKey' | 'authorisation'>;

export const emptyDraft: CheckoutDraft = {
  idempotencyKey: null,
  addressId: null,
  address: {
    firstName: '',
    lastName: '',
    company: '',
    country: 'EC',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postcode: '',
    email: '',
    phone: '',
  },
  payment: 'transfer',
  notes: '',
  termsAccepted: false,
};
