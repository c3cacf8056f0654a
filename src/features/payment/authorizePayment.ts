import type { Action } from '@reduxjs/toolkit';
import { authSelectors } from '@/features/auth';
import { cartSelectors, toAuthorisationKey, type CartLine } from '@/features/cart';
import { i18nSelectors } from '@/features/i18n';
import { navigation } from '@/features/navigation';
import { getSubmissionKey, needsAuthorisation, orders } from '@/features/orders';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeLeadingByKey } from '@/shared/saga/flows';
import { authorizeCard } from '@/shop/payment';
import { paymentSelectors } from './paymentSlice';

/** Maximum time of an authorisation in milliseconds. The dialogs of a bank may take several minutes. */
const timeoutMs = 15 * 60_000;

/** Matches navigation that leaves the checkout. */
const isLeavingCheckout = (action: Action): boolean =>
  navigation.arrived.match(action) && action.payload.route !== 'checkout';

const getContent = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ key, quantity, product }) => [key, quantity, product.unitPrice]));

/**
 * Authorises a card payment before the order is sent, once even after several clicks. Leaving the checkout cancels the
 * authorisation. After a failure no order is placed, and the customer can choose another payment method. If another tab
 * has changed the cart meanwhile, the authorisation is invalid. If the customer has changed when the authorisation
 * ends, no event follows.
 */
export function* authorizePayment() {
  yield* takeLeadingByKey([orders.orderSubmitted], getSubmissionKey, function* (submitted) {
    const { order, idempotencyKey: key } = submitted.payload;
    if (!needsAuthorisation(order)) return;
    const owner = yield* select(authSelectors.cartOwner);
    const content = getContent(yield* select(cartSelectors.lines));
    const { card } = yield* select(paymentSelectors.offer);
    const language = yield* select(i18nSelectors.language);
    let reference: string | null | undefined = null;
    try {
      if (card) {
        const wanted = {
          clientId: card.clientId,
          amount: order.total,
          currency: 'USD',
          key: toAuthorisationKey(key, order.total),
          language,
        } as const;
        ({ reference } = yield* race({
          reference: call(authorizeCard, wanted),
          isLate: delay(timeoutMs),
          hasLeft: take(isLeavingCheckout),
        }));
      }
    } catch {
      // ignored here, because the dialog of the payment provider shows the failure
    }
    if ((yield* select(authSelectors.cartOwner)) !== owner) return;
    if (getContent(yield* select(cartSelectors.lines)) !== content) {
      yield* put(orders.orderRejected({ code: 'CART_CHANGED' }));
      return;
    }
    yield* reference
      ? put(
          orders.orderAuthorised({
            order: { ...order, authorisation: { reference, amount: order.total } },
            idempotencyKey: key,
          }),
        )
      : put(orders.orderRejected({ code: 'PAYMENT_REFUSED' }));
  });
}
