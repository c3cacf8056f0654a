import { goTo, toUrl } from '@/features/navigation';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog } from './catalogSlice';

/** Opens the page of search results. If this page is already open, the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
