import { loadForRoute } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, type SagaGenerator } from '@/shared/saga/effects';
import { fetchAllPages } from '@/shared/saga/fetchAllPages';
import { getQuotation, getQuotations } from '@/shop/quotations';
import { quotations } from './quotationsSlice';

/** All pages of the list: a search needs all of them. */
const fetchAllQuotations = () => fetchAllPages(getQuotations, (answer) => answer.quotations);

function* loadQuotations(): SagaGenerator<void> {
  yield* put(quotations.listAsked());
  try {
    yield* put(quotations.listReceived({ quotations: yield* call(fetchAllQuotations) }));
  } catch (error) {
    yield* put(quotations.listFailed({ code: toFailureCode(error) }));
  }
}

function* loadQuotation(id: string): SagaGenerator<void> {
  yield* put(quotations.quotationAsked({ id }));
  try {
    yield* put(quotations.quotationReceived({ id, answer: yield* call(getQuotation, id) }));
  } catch (error) {
    yield* put(quotations.quotationFailed({ id, code: toFailureCode(error) }));
  }
}

/** Loads quotations for their pages. A search of the list loads nothing. */
export const watchQuotationPages = () =>
  loadForRoute({
    routes: ['quotations', 'quotation'],
    for: 'signedIn',
    load: function* ({ route, params }) {
      if (route === 'quotations') yield* loadQuotations();
      if (route === 'quotation') yield* loadQuotation(params.id ?? '');
    },
  });
