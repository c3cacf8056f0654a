import { navigation } from '@/features/navigation';
import { call, cancel, fork, select, take } from '@/shared/saga/effects';
import { each } from '@/shared/saga/flows';
import { catalog, catalogSelectors, pricesChangedHands } from './catalogSlice';
import { fillShelf } from './fillShelf';

function* fillWanted({ payload: { shelf } }: ReturnType<typeof catalog.shelfWanted>) {
  const status = yield* select(catalogSelectors.shelfStatus, shelf);
  // two blocks of a page may show the same shelf
  if (status === 'asking' || status === 'ready') return;
  yield* call(fillShelf, shelf);
}

/**
 * Shelves further down a page, each asked when the reader comes near it. Going on gives up those that are on their way, and
 * so does a change of prices: whoever is still near wants them again.
 */
export function* wantedShelves() {
  for (;;) {
    const asking = yield* fork(each, [catalog.shelfWanted], fillWanted);
    yield* take([navigation.began.type, ...pricesChangedHands.map(({ type }) => type)]);
    yield* cancel(asking);
  }
}
