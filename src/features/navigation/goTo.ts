import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { navigateTo, redirectTo } from './navigator';
import { selectPlace } from './navigationSlice';

/** Navigates to a URL. If the URL is already open, no history entry is added. */
export function* goTo(path: string): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  yield* call(place?.path === path ? redirectTo : navigateTo, path);
}
