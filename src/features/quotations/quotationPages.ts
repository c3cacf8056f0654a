import { authSelectors, customerChangeActions } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import type { Quotation } from '@/shop/quotationSchemas';
import { getQuotation, getQuotations } from '@/shop/quotations';
import { quotations } from './quotationsSlice';

/** Loads all pages of the list: a search needs all of them. */
function* fetchQuotations(): SagaGenerator<Quotation[]> {
  const all: Quotation[] = [];
  for (let cursor: number | undefined; ;) {
    const answer: { quotations: Quotation[]; next?: number | undefined } = yield* call(getQuotations, cursor);
    all.push(...answer.quotations);
    if (answer.next === undefined) return all;
    cursor = answer.next;
  }
}

function* loadQuotations(): SagaGenerator<void> {
  yield* put(quotations.listAsked());
  try {
    yield* put(quotations.listReceived({ quotations: yield* call(fetchQuotations) }));
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

/** Loads quotations for their pages; another account cancels and loads again. A search of the list loads nothing. */
export function* watchQuotationPages() {
  const triggers = [navigation.arrived, navigation.retryRequested, ...customerChangeActions] as const;
  let times = 0;
  yield* takeLatestByKey(
    triggers,
    function* (event) {
      if (!navigation.arrived.match(event)) times += 1;
      const place = yield* select(selectPlace);
      if (!place || !(yield* select(authSelectors.isSignedIn))) return null;
      return JSON.stringify([place.route, place.params, times]);
    },
    function* () {
      const place = yield* select(selectPlace);
      if (place?.route === 'quotations') yield* loadQuotations();
      if (place?.route === 'quotation') yield* loadQuotation(place.params.id ?? '');
    },
  );
}
