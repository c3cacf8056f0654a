import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { auth, authSelectors, customerChangeActions } from '@/features/auth';
import { goTo, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeEveryIsolated, takeLatestOf } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/**
 * Suggestions without debounce: the next key aborts the previous request, so the last text wins. Leaving the
 * box aborts, too. After the session check, and after an account change, an open text is requested again.
 */
export function* watchSuggestions() {
  const triggers = [
    catalog.searchTyped,
    catalog.searchLeft,
    catalog.searchSubmitted,
    auth.sessionFailed,
    auth.loginRefused,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestOf(triggers, function* () {
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

/** Saves the text and navigates to the grid; on the grid, the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
