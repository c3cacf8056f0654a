/**
 * Idempotency key of the checkout: any number of clicks and tabs with the same key place one order. The key is created
 * when the checkout opens, and stored in the draft, which is parked with the customer's cart. The events of an order
 * carry the key, for the request and for the lock. The key of a card's authorisation is this key with the total
 * appended. Once the order is placed, the whole draft is dropped. When an earlier order has already used the key, only
 * the key and the card's authorisation are dropped (checkout.ts).
 */
import { customerChangeActions } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { placementEvents } from '@/features/orders';
import { createId } from '@/shared/ids';
import type { Cents } from '@/shared/money';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Returns the key for a card's authorisation, which differs for each total. */
export const toAuthorisationKey = (key: string, total: Cents): string => `${key}-${total}`;

/**
 * Creates the key once for all tabs, which share it through storage, and another one when the draft is reset while the
 * checkout is open.
 */
export function* watchCheckoutKey() {
  const triggers = [
    navigation.arrived,
    placementEvents.orderRejected,
    ...customerChangeActions,
    cart.changedElsewhere,
  ] as const;
  yield* takeLatestOf(triggers, function* (event) {
    const place = yield* select(selectPlace);
    const { idempotencyKey } = yield* select(cartSelectors.draft);
    if (place?.route !== 'checkout' || idempotencyKey !== null) return;
    // a cart that another tab's order has emptied needs no key
    const isEmpty = (yield* select(cartSelectors.lines)).length === 0;
    if (isEmpty && cart.changedElsewhere.match(event)) return;
    yield* put(cart.checkoutBegan({ idempotencyKey: yield* call(createId) }));
  });
}
