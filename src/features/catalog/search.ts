import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { authSelectors, whenKnown } from '@/features/auth';
import { navigateTo, urlOf } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { each, latest } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/** Asked at each key, without waiting; the next key aborts the request before it, so the last text always wins. */
export function* suggestions() {
  yield* latest([catalog.searchTyped, catalog.searchSubmitted], function* (event) {
    if (catalog.searchSubmitted.match(event)) return;
    const { text, status } = yield* select(catalogSelectors.suggestions);
    if (status !== 'asking') return;
    yield* call(whenKnown);
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
    yield* call(navigateTo, urlOf('search', {}, { search: payload.text.trim() }));
  });
}
