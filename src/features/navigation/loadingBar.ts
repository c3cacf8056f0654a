import { delay, put } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { navigation } from './navigationSlice';

/** Shows the loading bar 50 ms after a navigation begins, so that a fast page shows no bar. */
export function* watchLoadingBar() {
  yield* takeLatestOf([navigation.began, navigation.arrived], function* (event) {
    if (!navigation.began.match(event)) return;
    yield* delay(50);
    yield* put(navigation.slowed());
  });
}
