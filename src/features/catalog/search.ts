import { goTo, toUrl } from '@/features/navigation';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog } from './catalogSlice';

/** Navigates to the grid with the results of the search; on that page the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
