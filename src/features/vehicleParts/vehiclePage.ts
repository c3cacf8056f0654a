import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getVehicleParts } from '@/shop/catalogue';
import { selectVehicleParts, vehicleParts } from './vehiclePartsSlice';

/** Loads what fits the vehicle of a page; an answer that is there is not asked for again. */
export function* watchVehiclePage() {
  yield* takeLatestOf([navigation.arrived, navigation.retryRequested], function* () {
    const place = yield* select(selectPlace);
    if (place?.route !== 'vehicle') return;
    const { slug = '' } = place.params;
    const known = yield* select(selectVehicleParts);
    if (known.slug === slug && known.parts) return;
    yield* put(vehicleParts.partsAsked({ slug }));
    try {
      const parts = yield* call(getVehicleParts, slug);
      yield* put(vehicleParts.partsReceived({ slug, parts }));
    } catch (error) {
      yield* put(vehicleParts.partsFailed({ slug, code: toFailureCode(error) }));
    }
  });
}
