import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { auth, authSelectors, customerChangeActions } from '@/features/auth';
import { goTo, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeEveryIsolated, takeLatestOf } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/**
 * Asked at each key, without waiting; the next key aborts the request before it, so the last text always wins. Leaving
 * the box aborts it, too. As soon as it is known who asks, and when prices become another person's, an open question is
 * asked for them.
 */
export function* watchSuggestions() {
  const occasions = [
    catalog.searchTyped,
    catalog.searchLeft,
    catalog.searchSubmitted,
    auth.sessionFailed,
    auth.loginRefused,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestOf(occasions, function* () {
    const { text, status } = yield* select(catalogSelectors.suggestions);
    if (status !== 'asking' || !(yield* select(authSelectors.isKnown))) return;
    try {
      const level = yield* select(authSelectors.level);
      const products = yield* call(getProductosFilter, { nivelComercial: level, search: text, limit: 10 });
      yield* put(catalog.suggestionsReceived({ text, products }));
    } catch (error) {
      yield* put(catalog.suggestionsFailed({ text, code: toFailureCode(error) }));
    }
  });
}

/** The text is saved, then the person is taken to the grid; there already, the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
