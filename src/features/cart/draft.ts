import type { Address } from '@/erp/rows/address';
import type { Authorisation } from '@/erp/rows/order';
import type { PaymentMethod } from '@/shop/schemas';

/** Draft of the checkout, persisted across reloads. */
export interface CheckoutDraft {
  /**
   * Idempotency key: any number of clicks and tabs with the same key place one order. Created when the checkout opens,
   * and kept until the order is placed.
   */
  idempotencyKey: string | null;
  /** Id of a branch or an own address, or `new` for the address below; null until one is chosen. */
  addressId: string | null;
  address: Omit<Address, 'id' | 'isDefault'>;
  payment: PaymentMethod;
  notes: string;
  termsAccepted: boolean;
  /** Card authorisation of this checkout; invalid for another total. */
  authorisation?: Authorisation;
}

/** Fields that the customer edits. */
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
