/**
 * Idempotency key of the checkout: one order, whatever the clicks and tabs. It is made when the checkout opens, and kept in the
 * draft, which is parked with its customer. An order's events carry it, for its request and as the key of its lock. For a
 * card's authorisation the total is appended to it. It ends with the draft, when its order was placed, or alone, when an earlier try
 * with it was (checkout.ts).
 */
import { customerChangeActions } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { placementEvents } from '@/features/orders';
import { createId } from '@/shared/ids';
import type { Cents } from '@/shared/money';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { cart, cartSelectors } from './cartSlice';

/** Returns the key of a card's authorisation: another total is another one. */
export const toAuthorisationKey = (key: string, total: Cents): string => `${key}-${total}`;

/** Creates the key, once, shared with other tabs through storage; also when the draft is reset while the checkout is open. */
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
    // a cart that another tab's order has emptied is not about to be ordered here
    const isEmpty = (yield* select(cartSelectors.lines)).length === 0;
    if (isEmpty && cart.changedElsewhere.match(event)) return;
    yield* put(cart.checkoutBegan({ idempotencyKey: yield* call(createId) }));
  });
}
