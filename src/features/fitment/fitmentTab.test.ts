import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import * as v from 'valibot';
import { rootReducer } from '@/app/rootReducer';
import { parseProductRow, productRow, type Compatibility } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { navigation, placeOf } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { getVehiclesByIds } from '@/shop/vehicles';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { fitment, fitmentSelectors } from './fitmentSlice';
import { fetchFittingVehicles } from './fitmentTab';

const part = (compatibility: Compatibility, sku = 'A-1') =>
  parseProductRow(
    v.parse(productRow, {
      id: 1,
      codigo: sku,
      descripcion: 'Pastillas',
      resumen: 'Buenas.',
      compatibilidad: compatibility,
    }),
  );
const aveo = { id: 10_112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' };
const received = (compatibility: Compatibility, sku?: string) =>
  catalog.productReceived({ product: part(compatibility, sku) });

describe('the fitment of a part', () => {
  const run = (compatibility: Compatibility) =>
    expectSaga(fetchFittingVehicles).withReducer(
      rootReducer,
      rootReducer(undefined, received(compatibility)),
    );

  test('is requested by the vehicle ids that the part lists', () =>
    run([10_112])
      .provide([[matchers.call.fn(getVehiclesByIds), { vehicles: [aveo] }]])
      .call(getVehiclesByIds, [10_112])
      .put(fitment.received({ slug: 'A-1', vehicles: [aveo] }))
      .dispatch(fitment.asked({ slug: 'A-1' }))
      .silentRun(0));

  test('is loaded in several requests when the ids are too many for one', () => {
    const ids = Array.from({ length: 1_500 }, (_, id) => id);
    return run(ids)
      .provide([[matchers.call.fn(getVehiclesByIds), { vehicles: [aveo] }]])
      .call(getVehiclesByIds, ids.slice(0, 1_000))
      .call(getVehiclesByIds, ids.slice(1_000))
      .put(fitment.received({ slug: 'A-1', vehicles: [aveo, aveo] }))
      .dispatch(fitment.asked({ slug: 'A-1' }))
      .silentRun(0);
  });

  test('has the error code of its failed request', () =>
    run([10_112])
      .provide([[matchers.call.fn(getVehiclesByIds), throwError(new Failure('TIMEOUT'))]])
      .put(fitment.failed({ slug: 'A-1', code: 'TIMEOUT' }))
      .dispatch(fitment.asked({ slug: 'A-1' }))
      .silentRun(0));
});

describe('the fitment tab', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
  });
  afterEach(() => shop.stop());

  const arriveAt = (path: string) => {
    const { pathname, search, hash } = new URL(path, 'http://shop.test');
    shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash })));
  };
  const lists = () => shop.asked.filter(({ request }) => request.path.includes('/vehicles/list'));
  const getFitment = (slug = 'A-1') => fitmentSelectors.of(shop.store.getState(), slug);

  test('requests nothing before it is opened, and then once, however often it is opened', async () => {
    arriveAt('/shop/products/A-1');
    shop.dispatch(received([10_112]));
    expect(lists()).toHaveLength(0);
    arriveAt('/shop/products/A-1#fitment');
    expect(lists().map(({ request }) => request.path)).toEqual(['/api/shop/vehicles/list?ids=10112']);
    await lists()[0]?.answer({ vehicles: [aveo] });
    arriveAt('/shop/products/A-1#reviews');
    arriveAt('/shop/products/A-1#fitment');
    expect(lists()).toHaveLength(1);
    expect(getFitment()).toMatchObject({ status: 'ready', vehicles: [aveo] });
  });

  test('requests the vehicles once the product is known when the URL ends in #fitment', () => {
    arriveAt('/shop/products/A-1#fitment');
    expect(lists()).toHaveLength(0);
    shop.dispatch(received([10_112]));
    shop.dispatch(received([10_112]));
    expect(lists()).toHaveLength(1);
  });

  test.each([['all' as const], [[]]])('sends no request for a part with the vehicles %j', (compatibility) => {
    arriveAt('/shop/products/A-1#fitment');
    shop.dispatch(received(compatibility));
    expect(lists()).toHaveLength(0);
  });

  test('aborts the request of the previous part, and drops its answer', async () => {
    arriveAt('/shop/products/A-1#fitment');
    shop.dispatch(received([10_112]));
    arriveAt('/shop/products/B-2#fitment');
    shop.dispatch(received([7], 'B-2'));
    expect(lists()[0]?.isAborted()).toBe(true);
    await lists()[0]?.answer({ vehicles: [aveo] });
    expect([getFitment('A-1').status, getFitment('B-2').status]).toEqual(['idle', 'asking']);
  });

  test('repeats a failed request on a retry', async () => {
    arriveAt('/shop/products/A-1#fitment');
    shop.dispatch(received([10_112]));
    await lists()[0]?.fail('OFFLINE');
    expect(getFitment()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
    shop.dispatch(navigation.retryRequested());
    expect(lists()).toHaveLength(2);
    expect(getFitment().status).toBe('asking');
  });
});
