import { navigation, selectHasDirtyForm } from '@/features/navigation';
import { isPlacingOrder } from '@/features/orders';
import { toFailureCode } from '@/shared/failure';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryOf, takeLatestOf } from '@/shared/saga/flows';
import { getVersion } from '@/shop/version';
import { clearForNewVersion, hasTypedField, wasClearedForVersion, reloadPage } from './clearAndReload';
import { version, versionSelectors } from './versionSlice';

function* checkVersion() {
  yield* put(version.checkDue());
  try {
    yield* put(version.received({ version: yield* call(getVersion) }));
  } catch (error) {
    yield* put(version.checkFailed({ code: toFailureCode(error) }));
  }
}

/**
 * Checks the version at the start and every 60 s. This saga starts after the other sagas, because the first request of
 * a page is slow.
 */
export function* watchVersion() {
  yield* delay(0);
  yield* takeEveryOf(60_000, checkVersion);
}

/** Checks the version after a file of the program did not load, because a newer version may have replaced the file. */
export function* watchMissingChunk() {
  yield* takeLatestOf([version.codeMissed], checkVersion);
}

function* isSafe() {
  const dirty = yield* select(selectHasDirtyForm);
  const placing = yield* select(isPlacingOrder);
  return !dirty && !placing && !(yield* call(hasTypedField));
}

/**
 * Reloads the page to get the new version. Before the reload, the version's number is stored and the browser's data are
 * cleared, unless another tab has already cleared them. If there is unsaved input or a pending order, the reload waits
 * for the next navigation at which nothing can be lost, or for a click on the version bar.
 */
export function* watchVersionReload() {
  yield* takeLatestOf([version.received], function* () {
    const newer = yield* select(versionSelectors.newer);
    if (newer === null) return;
    while (!(yield* call(isSafe))) {
      const { now: isRequested } = yield* race({
        now: take(version.reloadRequested),
        page: take(navigation.arrived),
      });
      if (isRequested) break;
    }
    // read here, before `reloadBegan` stores the version
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
