import { catalogSelectors, watchTab } from '@/features/catalog';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import type { Vehicle } from '@/shop/schemas';
import { getVehiclesByIds } from '@/shop/vehicles';
import { fitment, fitmentSelectors } from './fitmentSlice';

/** Maximum number of vehicle ids in a request. */
const maxIds = 1_000;

/** Loads the vehicles of a product when the fitment tab first opens, and again after a failure. */
export function* watchFitmentTab() {
  yield* watchTab('fitment', function* ({ compatibility, slug }) {
    if (compatibility === 'all' || compatibility.length === 0) return;
    const { status } = yield* select(fitmentSelectors.of, slug);
    if (status === 'idle' || status === 'failed') yield* put(fitment.asked({ slug }));
  });
}

export function* fetchFittingVehicles() {
  yield* takeLatestOf([fitment.asked], function* ({ payload: { slug } }) {
    const product = yield* select(catalogSelectors.product, slug);
    if (!product || product.compatibility === 'all') return;
    const ids = product.compatibility;
    const vehicles: Vehicle[] = [];
    try {
      for (let from = 0; from < ids.length; from += maxIds) {
        const answer = yield* call(getVehiclesByIds, ids.slice(from, from + maxIds));
        vehicles.push(...answer.vehicles);
      }
      yield* put(fitment.received({ slug, vehicles }));
    } catch (error) {
      yield* put(fitment.failed({ slug, code: toFailureCode(error) }));
    }
  });
}
