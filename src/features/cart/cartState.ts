import type { Cents } from '@/shared/money';
import type { RequestStatus } from '@/shared/redux';
import { emptyDraft, type CheckoutDraft } from './draft';
import type { CartLine } from './line';

export interface Removal {
  line: CartLine;
  index: number;
  /** The previous removal. Two quick clicks remove two lines, and one undo restores both lines. */
  before?: Removal;
}

export interface CartState {
  items: CartLine[];
  /**
   * Owner of the cart: the customer's code, or '' for a seller who serves no customer. Null after a session has
   * expired.
   */
  owner: string | null;
  /**
   * Account of these carts; '' without an account. After the session has expired, the carts wait until the account
   * signs in again.
   */
  person: string;
  /** Carts of the seller's other customers. */
  parked: Record<string, CartLine[]>;
  parkedDrafts: Record<string, CheckoutDraft>;
  draft: CheckoutDraft;
  /** Keys of the lines that are locked for 350 ms. */
  busy: string[];
  /** The last removed line and its position, so that the removal can be undone. */
  removed: Removal | null;
  refresh: RequestStatus;
  /**
   * Total that the customer accepted for a cart with this subtotal. The service may apply another IVA rate than this
   * device, whose clock may be wrong.
   */
  acceptedTotal?: { subtotal: Cents; total: Cents };
  /** Whether another tab has ordered this cart. The next checkout clears this field. */
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
