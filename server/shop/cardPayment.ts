import type { Cents } from '@/shared/money';
import type { PlaceOrder } from '@/shop/schemas';
import { Problem } from '../shared/problem';

const refuse = (field: string): never => {
  throw new Problem('BAD_REQUEST', { fields: [field] });
};

/**
 * A card is taken only where a provider is configured, and only with what the provider authorised; no other way to pay
 * has that.
 * @throws BAD_REQUEST
 */
export function checkPayment({ payment, authorisation }: PlaceOrder, takesCards: boolean): void {
  if (payment === 'card' && !takesCards) refuse('payment');
  if ((payment === 'card') !== (authorisation !== undefined)) refuse('authorisation');
}

/**
 * The total as it was counted here, not as the page says.
 * @throws BAD_REQUEST
 */
export function checkAmount({ authorisation }: PlaceOrder, total: Cents): void {
  if (authorisation && authorisation.amount !== total) refuse('authorisation.amount');
}

/** The authorisation belongs to another order: one authorisation pays for one order. */
export const refuseUsedReference = (): never => refuse('authorisation.reference');
