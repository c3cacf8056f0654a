import { navigation, selectHasDirtyForm } from '@/features/navigation';
import { isPlacingOrder } from '@/features/orders';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryOf, takeLatestOf } from '@/shared/saga/flows';
import { getVersion } from '@/shop/version';
import { clearForNewVersion, wasClearedForVersion, reloadPage } from './clearAndReload';
import { version, versionSelectors } from './versionSlice';

function* checkVersion() {
  yield* put(version.checkDue());
  try {
    yield* put(version.received({ version: yield* call(getVersion) }));
  } catch (error) {
    yield* put(version.checkFailed({ code: toFailureCode(error) }));
  }
}

/** At start and every 60 s. The page's first request takes the browser a while: the other flows begin before it. */
export function* watchVersion() {
  yield* delay(0);
  yield* takeEveryOf(60_000, checkVersion);
}

/** And when code did not come: of a version that is no more it never will. */
export function* watchMissingChunk() {
  yield* takeLatestOf([version.codeMissed], checkVersion);
}

function* isSafe() {
  const dirty = yield* select(selectHasDirtyForm);
  const placing = yield* select(isPlacingOrder);
  return !dirty && !placing;
}

/**
 * The new version is stored, the browser cleared and the page reloaded: once, as the stored version is then the new
 * one; where another tab has done so, the page is only reloaded. Never over a form with something typed or an order on its way: then at the next page, or when the person asks.
 */
export function* watchVersionReload() {
  yield* takeLatestOf([version.received], function* () {
    const newer = yield* select(versionSelectors.newer);
    if (newer === null) return;
    while (!(yield* call(isSafe))) {
      const { now } = yield* race({ now: take(version.reloadRequested), page: take(navigation.arrived) });
      if (now) break;
    }
    // before this tab stores it
    const isCleared = yield* call(wasClearedForVersion, newer);
    yield* put(version.reloadBegan());
    try {
      if (!isCleared) yield* call(clearForNewVersion);
    } catch {
      yield* put(version.clearingFailed());
    }
    yield* call(reloadPage);
  });
}
