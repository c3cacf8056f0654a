import type { Cents } from '@/shared/money';
import type { PlaceOrder } from '@/shop/schemas';
import { Problem } from '../shared/problem';

const refuse = (field: string): never => {
  throw new Problem('BAD_REQUEST', { fields: [field] });
};

/**
 * Requires a provider and its authorisation for a card, and no authorisation for other payment methods.
 * @throws BAD_REQUEST
 */
export function checkPayment({ payment, authorisation }: PlaceOrder, takesCards: boolean): void {
  if (payment === 'card' && !takesCards) refuse('payment');
  if ((payment === 'card') !== (authorisation !== undefined)) refuse('authorisation');
}

/**
 * Requires an authorisation for the total that was computed here, not the page's.
 * @throws BAD_REQUEST
 */
export function checkAmount({ authorisation }: PlaceOrder, total: Cents): void {
  if (authorisation && authorisation.amount !== total) refuse('authorisation.amount');
}

/** Refuses an authorisation of another order: each pays for one order. */
export const refuseUsedReference = (): never => refuse('authorisation.reference');
