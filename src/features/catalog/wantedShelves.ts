import { servedChanges } from '@/features/auth';
import { navigation, pagePath, selectPlace } from '@/features/navigation';
import { flowsOnly } from '@/shared/feature';
import { all, call, cancel, fork, select, take } from '@/shared/saga/effects';
import { each } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';
import { fillShelf } from './fillShelf';
import { shelfKey, type Shelf } from './shelf';

/**
 * Shelves further down a page, each asked when the reader comes near it, and once more when what failed is asked again.
 * Going on to another page gives up those that are on their way, and so does a change of prices: whoever is still near
 * wants them again.
 */
function* wantedShelves() {
  for (;;) {
    const wanted = new Map<string, Shelf>();
    const asking = yield* fork(function* () {
      yield* each([catalog.shelfWanted, navigation.retryRequested], function* (event) {
        const again = [...wanted.values()];
        const shelves = catalog.shelfWanted.match(event) ? [event.payload.shelf] : again;
        for (const shelf of shelves) wanted.set(shelfKey(shelf), shelf);
        yield* all(shelves.map((shelf) => call(fillWanted, shelf)));
      });
    });
    yield* call(untilLeft);
    yield* cancel(asking);
  }
}

function* fillWanted(shelf: Shelf) {
  const status = yield* select(catalogSelectors.shelfStatus, shelf);
  // two blocks of a page may show the same shelf
  if (status !== 'asking' && status !== 'ready') yield* call(fillShelf, shelf);
}

/** A tab or a filter of the same page leaves it as it is. */
function* untilLeft() {
  for (;;) {
    const event = yield* take([navigation.began.type, ...servedChanges.map(({ type }) => type)]);
    if (!navigation.began.match(event)) return;
    const here = yield* select(selectPlace);
    if (!here || pagePath(event.payload.path) !== pagePath(here.path)) return;
  }
}

/** What only pages with shelves further down need. */
export const shelvesFeature = flowsOnly('shelves', { wantedShelves });
