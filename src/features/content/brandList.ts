import { reportRequest } from '@/features/loading';
import { select } from '@/shared/saga/effects';
import { getBrands } from '@/shop/brands';
import { content, contentSelectors } from './contentSlice';
import { watchCachedList } from './cachedList';

const fill = () =>
  reportRequest(
    content.brandsAsked(),
    getBrands,
    ({ brands }) => content.brandsReceived({ brands }),
    content.brandsFailed,
  );

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
