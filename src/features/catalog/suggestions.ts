import { authSelectors, sessionKnownActions, customerChangeActions } from '@/features/auth';
import { vehiclesSelectors } from '@/features/vehicles';
import { toFailureCode } from '@/shared/failure';
import { defineSagaFeature } from '@/shared/feature';
import { call, fork, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getSuggestions, type SuggestedProducts } from '@/shop/suggestions';
import { catalog, catalogSelectors } from './catalogSlice';
import { searchIn } from './productQuery';
import type { SuggestedWays } from './searchSuggestions';
import { loadPrices } from './loadProductList';

/** Returns the links for a text: to the corrected text, to the vehicle that the text names, and to all results. */
const toWays = (text: string, { total, understood, isCut }: SuggestedProducts): SuggestedWays => {
  const meant = understood.corrected.reduce(
    (words, correction) => words.replaceAll(correction.typed, correction.meant),
    text.toLowerCase(),
  );
  return {
    total,
    corrected: meant === text.toLowerCase() ? null : meant,
    car: understood.car?.label ?? null,
    ...(understood.car?.slug === undefined ? {} : { vehicle: understood.car.slug }),
    ...(isCut ? { isCut } : {}),
  };
};

/**
 * Loads suggestions without debounce. Each keystroke aborts the previous request, so the last text wins. The request is
 * also aborted when the visitor leaves the search box. After the session check, and after an account change, the
 * suggestions for the current text are requested again.
 */
export function* watchSuggestions() {
  const triggers = [
    catalog.searchTyped,
    catalog.suggestionsWanted,
    catalog.searchLeft,
    catalog.searchSubmitted,
    ...sessionKnownActions,
    ...customerChangeActions,
  ] as const;
  function* loadSuggestions() {
    const { text, status } = yield* select(catalogSelectors.suggestions);
    if (status !== 'asking' || !(yield* select(authSelectors.isKnown))) return;
    try {
      const isSignedIn = yield* select(authSelectors.isSignedIn);
      const vehicle = yield* select(vehiclesSelectors.current);
      const fields = {
        search: searchIn({ search: text }),
        ...(vehicle ? { vehicle: String(vehicle.id) } : {}),
      };
      const answer = yield* call(getSuggestions, fields, isSignedIn);
      const { products } = answer;
      yield* put(catalog.suggestionsReceived({ text, products, ways: toWays(text, answer) }));
      yield* call(loadPrices, products);
    } catch (error) {
      yield* put(catalog.suggestionsFailed({ text, code: toFailureCode(error) }));
    }
  }
  yield* fork(function* () {
    yield* takeLatestOf(triggers, loadSuggestions);
  });
  // this feature loads with the panel of suggestions, so the visitor may already have typed text
  if ((yield* select(catalogSelectors.suggestions)).status === 'asking')
    yield* put(catalog.suggestionsWanted());
}

/** Feature of the panel with suggestions below the search box. */
export const suggestionsFeature = defineSagaFeature('suggestions', { suggestions: watchSuggestions });
