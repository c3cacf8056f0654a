import { navigation, getPagePath, selectPlace } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/**
 * What is said of a page goes as soon as somebody leaves it: by the arrival, the next one's answers may be here. A list is
 * asked for by the press that leads to it, so its age is known before it is left, too. A filter or a tab of the same page
 * shows the same rows.
 */
export function* resetStalenessOnNavigation() {
  /** The page that was pressed, and the oldest that came since. */
  let ahead: { page: string; catalogueOf: string | null } | null = null;
  yield* takeEveryIsolated(
    [navigation.pressed, navigation.began, connection.catalogueAged],
    function* (event) {
      if (connection.catalogueAged.match(event)) {
        const { asOf } = event.payload;
        const oldest = ahead?.catalogueOf ?? asOf;
        if (ahead) ahead.catalogueOf = asOf < oldest ? asOf : oldest;
        return;
      }
      const page = getPagePath(event.payload.path);
      if (navigation.pressed.match(event)) {
        ahead = { page, catalogueOf: null };
        return;
      }
      const here = yield* select(selectPlace);
      if (here && getPagePath(here.path) === page) return;
      const catalogueOf = ahead?.page === page ? ahead.catalogueOf : null;
      ahead = null;
      const isSaid = (yield* select(connectionSelectors.catalogueOf)) !== null;
      if (isSaid || (yield* select(connectionSelectors.hasMissed))) {
        yield* put(connection.pageLeft({ catalogueOf }));
      }
    },
  );
}
