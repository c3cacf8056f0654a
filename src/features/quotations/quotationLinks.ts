import { toFailureCode } from '@/shared/failure';
import { call, put } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { createQuotationLink, withdrawQuotationLink } from '@/shop/quotations';
import { quotations } from './quotationsSlice';

/** Withdraws the link of a quotation, or creates another link. Then shows the changed quotation. */
export function* watchQuotationLinks() {
  const { linkWithdrawalRequested, linkRenewalRequested } = quotations;
  yield* takeLatestOf([linkWithdrawalRequested, linkRenewalRequested], function* (event) {
    const { id } = event.payload;
    const request = linkWithdrawalRequested.match(event) ? withdrawQuotationLink : createQuotationLink;
    try {
      yield* put(quotations.quotationReceived({ id, answer: yield* call(request, id) }));
    } catch (error) {
      yield* put(quotations.relinkFailed({ id, code: toFailureCode(error) }));
    }
  });
}
