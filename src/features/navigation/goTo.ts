import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { navigateTo, redirectTo } from './navigator';
import { selectPlace } from './navigationSlice';

/** To another page or, once more, to this one: the same address twice would make the way back lead to where one is. */
export function* goTo(path: string): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  yield* call(place?.path === path ? redirectTo : navigateTo, path);
}
