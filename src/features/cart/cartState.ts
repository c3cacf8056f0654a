import type { Cents } from '@/shared/money';
import type { RequestStatus } from '@/shared/redux';
import { emptyDraft, type CheckoutDraft } from './draft';
import type { CartLine } from './line';

export interface Removal {
  line: CartLine;
  index: number;
  /** Removal directly before this one: two quick clicks remove two lines, which are restored together. */
  before?: Removal;
}

export interface CartState {
  items: CartLine[];
  /**
   * Owner of the cart: a customer's code, '' for a seller without a served customer; null after a session has expired.
   */
  owner: string | null;
  /**
   * Account of these carts; '' without an account. After the account's session has expired, the carts are kept until
   * the account signs in again.
   */
  person: string;
  /** Carts of a seller's other customers; their checkout drafts are below. */
  parked: Record<string, CartLine[]>;
  parkedDrafts: Record<string, CheckoutDraft>;
  draft: CheckoutDraft;
  /** Keys of lines that are locked for 350 ms. */
  busy: string[];
  /** Last removed line with its position, for undo. */
  removed: Removal | null;
  refresh: RequestStatus;
  /**
   * Total that the customer accepted for a cart with this subtotal, because the service's IVA rate differs from the
   * rate by this device's clock.
   */
  acceptedTotal?: { subtotal: Cents; total: Cents };
  /** Whether another tab has ordered this cart; reset by the next checkout. */
  isOrderedElsewhere?: boolean;
}

export const initialState: CartState = {
  items: [],
  owner: '',
  person: '',
  parked: {},
  parkedDrafts: {},
  draft: emptyDraft,
  busy: [],
  removed: null,
  refresh: 'idle',
};
