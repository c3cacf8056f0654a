import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { getBrands } from '@/shop/brands';
import { content, contentSelectors } from './contentSlice';
import { keptList } from './keptList';

function* fill() {
  yield* put(content.brandsAsked());
  try {
    const { brands } = yield* call(getBrands);
    yield* put(content.brandsReceived({ brands }));
  } catch (error) {
    yield* put(content.brandsFailed({ code: codeOf(error) }));
  }
}

/** The makers of the parts. */
export function* brandList() {
  yield* keptList({
    wanted: content.brandsWanted,
    shownOn: ['brands'],
    status: function* () {
      return (yield* select(contentSelectors.brands)).status;
    },
    fill,
  });
}
