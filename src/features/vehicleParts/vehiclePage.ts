import { loadForRoute } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { getVehicleParts } from '@/shop/catalogue';
import { selectVehicleParts, vehicleParts } from './vehiclePartsSlice';

/** Loads what fits the vehicle of a page; an answer that is there is not asked for again. */
export const watchVehiclePage = () =>
  loadForRoute({
    routes: ['vehicle'],
    for: 'everyone',
    load: function* ({ params: { slug = '' } }) {
      const known = yield* select(selectVehicleParts);
      if (known.slug === slug && known.parts) return;
      yield* put(vehicleParts.partsAsked({ slug }));
      try {
        const parts = yield* call(getVehicleParts, slug);
        yield* put(vehicleParts.partsReceived({ slug, parts }));
      } catch (error) {
        yield* put(vehicleParts.partsFailed({ slug, code: toFailureCode(error) }));
      }
    },
  });
