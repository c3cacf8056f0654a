import { delay, put } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { navigation } from './navigationSlice';

/** Shows the loading bar after 50 ms, so that fast pages show none. */
export function* watchLoadingBar() {
  yield* takeLatestOf([navigation.began, navigation.arrived], function* (event) {
    if (!navigation.began.match(event)) return;
    yield* delay(50);
    yield* put(navigation.slowed());
  });
}
