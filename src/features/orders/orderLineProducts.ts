import { defineSagaFeature } from '@/shared/feature';
import { getProducto } from '@/erp/calls/getProducto';
import type { Order } from '@/erp/rows/order';
import { authSelectors } from '@/features/auth';
import { catalog, catalogSelectors } from '@/features/catalog';
import { loadForRoute } from '@/features/loading';
import type { Place } from '@/features/navigation';
import { vehicleChangeActions, vehiclesSelectors } from '@/features/vehicles';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { orders, ordersSelectors } from './ordersSlice';

/** Returns the order that the page shows. Returns null until the order has loaded. */
function* selectShownOrder({ params }: Place): SagaGenerator<Order | null> {
  const { id, value } = yield* select(ordersSelectors.order);
  return id !== null && (params.id === id || params.token === id) ? value : null;
}

/**
 * Loads the products of the shown order from today's catalogue while a vehicle is chosen. The order has only part
 * numbers, but the catalogue knows whether a product fits the vehicle. Discontinued products are left out.
 */
export const loadOrderProducts = () =>
  loadForRoute({
    routes: ['order', 'sellerOrder', 'orderPlaced'],
    for: 'signedIn',
    key: function* (place) {
      const order = yield* call(selectShownOrder, place);
      return order && (yield* select(vehiclesSelectors.current)) && order.id;
    },
    events: [orders.orderReceived, ...vehicleChangeActions],
    load: function* (place) {
      const order = yield* call(selectShownOrder, place);
      if (!order) return;
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
    },
  });

/**
 * Feature of the pages that show an order. The feature is separate from `ordersFeature`, so that the checkout loads
 * less.
 */
export const orderPartsFeature = defineSagaFeature('orderParts', { orderParts: loadOrderProducts });
