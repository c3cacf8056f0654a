import type { Action } from '@reduxjs/toolkit';
import { authSelectors } from '@/features/auth';
import { cartSelectors, type CartLine } from '@/features/cart';
import { i18nSelectors } from '@/features/i18n';
import { navigation } from '@/features/navigation';
import { needsAuthorisation, orders } from '@/features/orders';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { authorizeCard } from '@/shop/payment';
import { paymentSelectors } from './paymentSlice';

/** 15 minutes: the bank's own questions take time; after that nobody sits before it any more. */
const patience = 15 * 60_000;

/** Another page than the one the order was sent from: who goes there has not waited for it. */
const leavesCheckout = (action: Action): boolean =>
  navigation.arrived.match(action) && action.payload.route !== 'checkout';

const contentOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map(({ key, quantity, product }) => [key, quantity, product.unitPrice]));

/**
 * An order to be paid by card is authorised before it is sent: once while the provider asks, however often it is
 * pressed. Who leaves the checkout meanwhile places nothing. What went wrong there is a refusal: nothing is placed, and the
 * other ways to pay are left. A cart that another tab changed meanwhile is not what was authorised. When somebody else is
 * served by then, nothing of it is placed or told.
 */
export function* authorizePayment() {
  const running = new Set<string>();
  yield* takeEveryIsolated([orders.orderSubmitted], function* ({ payload: { order, idempotencyKey: key } }) {
    if (!needsAuthorisation(order) || running.has(key)) return;
    running.add(key);
    const owner = yield* select(authSelectors.cartOwner);
    const content = contentOf(yield* select(cartSelectors.lines));
    const { card } = yield* select(paymentSelectors.offer);
    const language = yield* select(i18nSelectors.language);
    let reference: string | null | undefined = null;
    try {
      if (card) {
        const wanted = {
          clientId: card.clientId,
          amount: order.total,
          currency: 'USD',
          key: `${key}-${order.total}`,
          language,
        } as const;
        ({ reference } = yield* race({
          reference: call(authorizeCard, wanted),
          isLate: delay(patience),
          hasLeft: take(leavesCheckout),
        }));
      }
    } catch {
      // the provider's own words are shown by the provider
    } finally {
      running.delete(key);
    }
    if ((yield* select(authSelectors.cartOwner)) !== owner) return;
    if (contentOf(yield* select(cartSelectors.lines)) !== content) {
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
