import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { navigateTo, redirectTo } from './navigator';
import { selectPlace } from './navigationSlice';

/** Navigates to a URL. Navigation to the current URL adds no history entry. */
export function* goTo(path: string): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  yield* call(place?.path === path ? redirectTo : navigateTo, path);
}
