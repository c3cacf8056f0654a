import { navigation, selectHasDirtyForm } from '@/features/navigation';
import { isPlacingOrder } from '@/features/orders';
import { codeOf } from '@/shared/failure';
import { call, delay, put, race, select, take } from '@/shared/saga/effects';
import { every, latest } from '@/shared/saga/flows';
import { getVersion } from '@/shop/version';
import { clearForNewVersion, isClearedFor, reloadPage } from './reload';
import { version, versionSelectors } from './versionSlice';

function* checkVersion() {
  yield* put(version.checkDue());
  try {
    yield* put(version.received({ version: yield* call(getVersion) }));
  } catch (error) {
    yield* put(version.checkFailed({ code: codeOf(error) }));
  }
}

/** At start and every 60 s. The page's first request takes the browser a while: the other flows begin before it. */
export function* versionPoll() {
  yield* delay(0);
  yield* every(60_000, checkVersion);
}

/** And when code did not come: of a version that is no more it never will. */
export function* codeWatch() {
  yield* latest([version.codeMissed], checkVersion);
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
export function* versionReload() {
  yield* latest([version.received], function* () {
    const newer = yield* select(versionSelectors.newer);
    if (newer === null) return;
    while (!(yield* call(isSafe))) {
      const { now } = yield* race({ now: take(version.reloadRequested), page: take(navigation.arrived) });
      if (now) break;
    }
    // before this tab stores it
    const isCleared = yield* call(isClearedFor, newer);
    yield* put(version.reloadBegan());
    try {
      if (!isCleared) yield* call(clearForNewVersion);
    } catch {
      yield* put(version.clearingFailed());
    }
    yield* call(reloadPage);
  });
}
