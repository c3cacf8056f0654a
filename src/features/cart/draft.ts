import type { Address } from '@/erp/rows/address';
import type { Authorisation } from '@/erp/rows/order';
import type { PaymentMethod } from '@/shop/schemas';

/** Draft of the checkout. The draft survives a reload. */
export interface CheckoutDraft {
  /**
   * Idempotency key. Several clicks, or several tabs, with the same key place one order. The key is created when the
   * checkout opens, and kept until the order is placed.
   */
  idempotencyKey: string | null;
  /** Id of a branch or a saved address, `new` for the address below, or null before a choice. */
  addressId: string | null;
  address: Omit<Address, 'id' | 'isDefault'>;
  payment: PaymentMethod;
  notes: string;
  termsAccepted: boolean;
  /** Card authorisation for the current total. Another total needs another authorisation. */
  authorisation?: Authorisation;
}

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
