import type { Cents } from '@/shared/money';
import type { PlaceOrder } from '@/shop/schemas';
import { Problem } from '../shared/problem';

const refuse = (field: string): never => {
  throw new Problem('BAD_REQUEST', { fields: [field] });
};

/**
 * Requires a provider and its authorisation for a card payment, and refuses an authorisation with another payment
 * method.
 * @throws BAD_REQUEST
 */
export function checkPayment({ payment, authorisation }: PlaceOrder, takesCards: boolean): void {
  if (payment === 'card' && !takesCards) refuse('payment');
  if ((payment === 'card') !== (authorisation !== undefined)) refuse('authorisation');
}

/**
 * Requires an authorisation for the total that was computed here, not for the page's total.
 * @throws BAD_REQUEST
 */
export function checkAmount({ authorisation }: PlaceOrder, total: Cents): void {
  if (authorisation && authorisation.amount !== total) refuse('authorisation.amount');
}

/** Refuses an authorisation that another order has used, as each one pays for one order. */
export const refuseUsedReference = (): never => refuse('authorisation.reference');
