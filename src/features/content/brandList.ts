import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getBrands } from '@/shop/brands';
import { content, contentSelectors } from './contentSlice';

const showBrands: readonly RouteName[] = ['brands'];

/** The brands, asked once on arrival where they are shown, and again when that failed. */
export function* brandList() {
  yield* latest([navigation.arrived, navigation.retryRequested], function* () {
    const place = yield* select(selectPlace);
    if (!place || !showBrands.includes(place.route)) return;
    if ((yield* select(contentSelectors.brands)).status === 'ready') return;
    yield* put(content.brandsAsked());
    try {
      const { brands } = yield* call(getBrands);
      yield* put(content.brandsReceived({ brands }));
    } catch (error) {
      yield* put(content.brandsFailed({ code: codeOf(error) }));
    }
  });
}
