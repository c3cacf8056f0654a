import { navigation, redirectTo, selectPlace, toUrl } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getVehicleParts } from '@/shop/catalogue';
import type { VehicleParts } from '@/shop/catalogueSchemas';
import { selectVehicleParts, vehicleParts } from './vehiclePartsSlice';

/** Loads what fits a vehicle; an answer that is there is not asked for again. Null for none. */
function* loadParts(slug: string): SagaGenerator<VehicleParts | null> {
  const known = yield* select(selectVehicleParts);
  if (known.slug === slug && known.parts) return known.parts;
  yield* put(vehicleParts.partsAsked({ slug }));
  try {
    const parts = yield* call(getVehicleParts, slug);
    yield* put(vehicleParts.partsReceived({ slug, parts }));
    return parts;
  } catch (error) {
    yield* put(vehicleParts.partsFailed({ slug, code: toFailureCode(error) }));
    return null;
  }
}

/** Loads the page of a vehicle. That of a vehicle and a category is the category's list, filtered. */
export function* watchVehiclePage() {
  yield* takeLatestOf([navigation.arrived, navigation.retryRequested], function* () {
    const place = yield* select(selectPlace);
    if (place?.route !== 'vehicle' && place?.route !== 'vehicleCategory') return;
    const { slug = '', category } = place.params;
    const parts = yield* call(loadParts, slug);
    if (category === undefined || !parts?.categories.some((counted) => counted.slug === category)) return;
    const filter = { filter_vehicle: String(parts.vehicle.id) };
    yield* call(redirectTo, toUrl('categoryProducts', { slug: category }, filter));
  });
}
