import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { auth, authSelectors, servedChanges } from '@/features/auth';
import { goTo, urlOf } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { each, latest } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/**
 * Asked at each key, without waiting; the next key aborts the request before it, so the last text always wins. Leaving
 * the box aborts it, too. As soon as it is known who asks, and when prices become another person's, an open question is
 * asked for them.
 */
export function* suggestions() {
  const occasions = [
    catalog.searchTyped,
    catalog.searchLeft,
    catalog.searchSubmitted,
    auth.sessionFailed,
    auth.loginRefused,
    ...servedChanges,
  ] as const;
  yield* latest(occasions, function* () {
    const { text, status } = yield* select(catalogSelectors.suggestions);
    if (status !== 'asking' || !(yield* select(authSelectors.isKnown))) return;
    try {
      const level = yield* select(authSelectors.level);
      const products = yield* call(getProductosFilter, { nivelComercial: level, search: text, limit: 10 });
      yield* put(catalog.suggestionsReceived({ text, products }));
    } catch (error) {
      yield* put(catalog.suggestionsFailed({ text, code: codeOf(error) }));
    }
  });
}

/** The text is saved, then the person is taken to the grid; there already, the search runs again. */
export function* searchSubmission() {
  yield* each([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(urlOf('search', {}, { search: payload.text.trim() }));
  });
}
