import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { getBrands } from '@/shop/brands';
import { content, contentSelectors } from './contentSlice';
import { watchCachedList } from './cachedList';

function* fill() {
  yield* put(content.brandsAsked());
  try {
    const { brands } = yield* call(getBrands);
    yield* put(content.brandsReceived({ brands }));
  } catch (error) {
    yield* put(content.brandsFailed({ code: toFailureCode(error) }));
  }
}

export function* watchBrandList() {
  yield* watchCachedList({
    wanted: content.brandsWanted,
    shownOn: ['brands'],
    status: function* () {
      return (yield* select(contentSelectors.brands)).status;
    },
    fill,
  });
}
