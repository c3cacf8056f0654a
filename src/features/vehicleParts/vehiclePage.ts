import { loadForRoute, reportRequest } from '@/features/loading';
import { select } from '@/shared/saga/effects';
import { getVehicleParts } from '@/shop/catalogue';
import { selectVehicleParts, vehicleParts } from './vehiclePartsSlice';

/** Loads the parts that fit the page's vehicle, unless the parts are already loaded. */
export const watchVehiclePage = () =>
  loadForRoute({
    routes: ['vehicle'],
    for: 'everyone',
    load: function* ({ params: { slug = '' } }) {
      const known = yield* select(selectVehicleParts);
      if (known.slug === slug && known.parts) return;
      yield* reportRequest(
        vehicleParts.partsAsked({ slug }),
        () => getVehicleParts(slug),
        (parts) => vehicleParts.partsReceived({ slug, parts }),
        ({ code }) => vehicleParts.partsFailed({ slug, code }),
      );
    },
  });
