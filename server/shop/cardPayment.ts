import type { Cents } from '@/shared/money';
import type { PlaceOrder } from '@/shop/schemas';
import { Problem } from '../shared/problem';

const refuse = (field: string): never => {
  throw new Problem('BAD_REQUEST', { fields: [field] });
};

/**
 * Checks the payment of an order. A card payment needs a payment provider and an authorisation. An order with another
 * payment method must not have an authorisation.
 * @throws BAD_REQUEST
 */
export function checkPayment({ payment, authorisation }: PlaceOrder, takesCards: boolean): void {
  if (payment === 'card' && !takesCards) refuse('payment');
  if ((payment === 'card') !== (authorisation !== undefined)) refuse('authorisation');
}

/**
 * Checks the amount of the authorisation. It must equal the total that the service has computed.
 * @throws BAD_REQUEST
 */
export function checkAmount({ authorisation }: PlaceOrder, total: Cents): void {
  if (authorisation && authorisation.amount !== total) refuse('authorisation.amount');
}

/** Refuses an authorisation that was already used, because an authorisation pays for only one order. */
export const refuseUsedReference = (): never => refuse('authorisation.reference');
