/**
 * Idempotency key of the checkout. Several clicks, or several tabs, with the same key place one order. The key is
 * created when the checkout opens. The key is part of the draft, which is parked with the customer's cart. The events
 * of an order contain the key. The key of a card authorisation is this key followed by the total. Placing the order
 * clears the whole draft. If an earlier order has used the key, only the key and the card authorisation are cleared
 * (checkout.ts).
 */
import { customerChangeActions } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { placementEvents } from '@/features/orders';
import { createId } from '@/shared/ids';
import type { Cents } from '@/shared/money';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Returns the key of a card authorisation. Each total has a different key. */
export const toAuthorisationKey = (key: string, total: Cents): string => `${key}-${total}`;

/**
 * Creates the key when the checkout opens. Other tabs read the key from the storage. If the draft is cleared while the
 * checkout is open, another key is created.
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
    // if the order of another tab has emptied the cart, no key is needed
    const isEmpty = (yield* select(cartSelectors.lines)).length === 0;
    if (isEmpty && cart.changedElsewhere.match(event)) return;
    yield* put(cart.checkoutBegan({ idempotencyKey: yield* call(createId) }));
  });
}
