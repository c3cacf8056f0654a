import { navigation, getPagePath, selectPlace } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/**
 * Resets the time of the oldest cached data when the visitor leaves a page. The arrival at the next page would be too
 * late, because responses for the next page may already have arrived. A list loads when the visitor presses its link,
 * so the list's answer counts for the next page. Filters and tabs of the same page reset nothing.
 */
export function* resetStalenessOnNavigation() {
  /** The page whose link was pressed, and the time of the oldest cached data that have arrived since then. */
  let pendingPage: { page: string; catalogueOf: string | null } | null = null;
  yield* takeEveryIsolated(
    [navigation.pressed, navigation.began, connection.catalogueAged],
    function* (event) {
      if (connection.catalogueAged.match(event)) {
        const { asOf } = event.payload;
        const oldest = pendingPage?.catalogueOf ?? asOf;
        if (pendingPage) pendingPage.catalogueOf = asOf < oldest ? asOf : oldest;
        return;
      }
      const page = getPagePath(event.payload.path);
      if (navigation.pressed.match(event)) {
        pendingPage = { page, catalogueOf: null };
        return;
      }
      const place = yield* select(selectPlace);
      if (place && getPagePath(place.path) === page) return;
      const catalogueOf = pendingPage?.page === page ? pendingPage.catalogueOf : null;
      pendingPage = null;
      const isShown = (yield* select(connectionSelectors.catalogueOf)) !== null;
      if (isShown || (yield* select(connectionSelectors.hasMissed))) {
        yield* put(connection.pageLeft({ catalogueOf }));
      }
    },
  );
}
