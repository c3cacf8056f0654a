import { defineSagaFeature } from '@/shared/feature';
import { getProducto } from '@/erp/calls/getProducto';
import { authSelectors } from '@/features/auth';
import { catalog, catalogSelectors } from '@/features/catalog';
import { navigation, selectPlace } from '@/features/navigation';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { orders, ordersSelectors } from './ordersSlice';

/**
 * Orders have only part numbers. While a vehicle is chosen, the products of the shown order are loaded from
 * today's catalogue, which has their fitment; discontinued ones are left out.
 */
export function* loadOrderProducts() {
  const triggers = [
    orders.orderReceived,
    vehicles.vehicleAdded,
    vehicles.vehicleSelected,
    navigation.arrived,
  ] as const;
  yield* takeLatestOf(triggers, function* () {
    const place = yield* select(selectPlace);
    const { id, value: order } = yield* select(ordersSelectors.order);
    const isShown = id !== null && (place?.params.id === id || place?.params.token === id);
    if (!order || !isShown || !(yield* select(vehiclesSelectors.current))) return;
    const nivelComercial = yield* select(authSelectors.level);
    for (const sku of new Set(order.lines.map((line) => line.sku))) {
      if (yield* select(catalogSelectors.product, sku)) continue;
      try {
        const product = yield* call(getProducto, { nivelComercial, codigo: sku });
        yield* put(catalog.productReceived({ product }));
      } catch (error) {
        if (toFailureCode(error) !== 'NOT_FOUND') return;
      }
    }
  });
}

/** Feature for pages that show an order; beside its saga, so that the checkout comes without it. */
export const orderPartsFeature = defineSagaFeature('orderParts', { orderParts: loadOrderProducts });
