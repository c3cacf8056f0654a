import type { Cents } from '@/shared/money';
import type { RequestStatus } from '@/shared/redux';
import { emptyDraft, type CheckoutDraft } from './draft';
import type { CartLine } from './line';

export interface Removal {
  line: CartLine;
  index: number;
  /** Removal just before this one: two quick clicks remove two lines, which are undone together. */
  before?: Removal;
}

export interface CartState {
  items: CartLine[];
  /**
   * Owner of the cart: a customer's code, '' for a seller without a served customer; null after a session
   * expired.
   */
  owner: string | null;
  /** Account of these carts; '' for none. After its session expired they are kept until it returns. */
  person: string;
  /** Carts and checkout drafts of a seller's other customers. */
  parked: Record<string, CartLine[]>;
  parkedDrafts: Record<string, CheckoutDraft>;
  draft: CheckoutDraft;
  /** Keys of lines locked for 350 ms. */
  busy: string[];
  /** Last removed line and its position, for undo. */
  removed: Removal | null;
  refresh: RequestStatus;
  /**
   * The service's IVA differs from this device's clock, and the customer accepted its total, for a cart of
   * this subtotal.
   */
  acceptedTotal?: { subtotal: Cents; total: Cents };
  /** Another tab ordered this cart; the next checkout forgets it. */
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
