import { authSelectors } from '@/features/auth';
import { cartSelectors } from '@/features/cart';
import { goTo, navigation, toUrl } from '@/features/navigation';
import { toasts } from '@/features/toasts';
import { toFailureCode } from '@/shared/failure';
import { createId } from '@/shared/ids';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getToday } from '@/shared/time';
import { saveQuotation } from '@/shop/quotations';
import { quotations, quotationsSelectors } from './quotationsSlice';

/**
 * Saves the cart as a quotation and opens the quotation. Two clicks save one quotation, because both clicks have the
 * same idempotency key. If prices have changed, the prices are requested again, so that the cart marks the changes. If
 * the customer has changed when the answer arrives, no result is shown.
 */
export function* watchQuotationSaving() {
  yield* takeLatestOf([quotations.saveRequested], function* ({ payload: { days, notes } }) {
    const owner = yield* select(authSelectors.cartOwner);
    const lines = yield* select(cartSelectors.lines);
    const { total } = yield* select(cartSelectors.totals, getToday());
    const isServed = function* () {
      return (yield* select(authSelectors.cartOwner)) === owner;
    };
    const idempotencyKey = (yield* select(quotationsSelectors.idempotencyKey)) ?? (yield* call(createId));
    yield* put(quotations.saveBegan({ idempotencyKey }));
    try {
      const quotation = {
        lines: lines.map(({ product: { sku, unitPrice }, quantity, options }) => ({
          sku,
          quantity,
          options,
          unitPrice,
        })),
        total,
        days,
        notes,
      };
      const answer = yield* call(saveQuotation, quotation, idempotencyKey);
      if (!(yield* call(isServed))) return;
      yield* put(quotations.saved({ answer }));
      yield* call(goTo, toUrl('quotation', { id: answer.quotation.id }));
    } catch (error) {
      if (!(yield* call(isServed))) return;
      const code = toFailureCode(error);
      yield* put(quotations.saveRefused({ code }));
      // without a session the page shows a guest's cart and closes the dialog, so a toast shows the reason
      if (code === 'AUTH_REQUIRED')
        yield* put(toasts.shown({ tone: 'error', message: 'ERROR_API_AUTH_REQUIRED', values: {} }));
      if (code === 'ORDER_CHANGED') yield* put(navigation.retryRequested());
    }
  });
}
