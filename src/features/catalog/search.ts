import { goTo, toUrl } from '@/features/navigation';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { catalog } from './catalogSlice';

/** Stores the text and navigates to the grid; on the grid, the search runs again. */
export function* searchSubmission() {
  yield* takeEveryIsolated([catalog.searchSubmitted], function* ({ payload }) {
    yield* goTo(toUrl('search', {}, { search: payload.text.trim() }));
  });
}
