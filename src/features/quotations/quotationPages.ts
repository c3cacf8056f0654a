import { loadForRoute, reportRequest } from '@/features/loading';
import { fetchAllPages } from '@/shared/saga/fetchAllPages';
import { getQuotation, getQuotations } from '@/shop/quotations';
import { quotations } from './quotationsSlice';

/** Fetches all pages of the list. A search needs all quotations. */
const fetchAllQuotations = () => fetchAllPages(getQuotations, (answer) => answer.quotations);

const loadQuotations = () =>
  reportRequest(
    quotations.listAsked(),
    fetchAllQuotations,
    (list) => quotations.listReceived({ quotations: list }),
    quotations.listFailed,
  );

const loadQuotation = (id: string) =>
  reportRequest(
    quotations.quotationAsked({ id }),
    () => getQuotation(id),
    (answer) => quotations.quotationReceived({ id, answer }),
    ({ code }) => quotations.quotationFailed({ id, code }),
  );

/** Loads quotations on their pages. A search in the list loads nothing. */
export const watchQuotationPages = () =>
  loadForRoute({
    routes: ['quotations', 'quotation'],
    for: 'signedIn',
    load: function* ({ route, params }) {
      if (route === 'quotations') yield* loadQuotations();
      if (route === 'quotation') yield* loadQuotation(params.id ?? '');
    },
  });
