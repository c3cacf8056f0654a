import { goTo, toUrl } from '@/features/navigation';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog } from './catalogSlice';

/** Navigates to the page with the results of the search. On this page itself, the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
