import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { Failure } from '@/shared/failure';
import { getMakes } from '@/shop/vehicles';
import type { Vehicle } from '@/shop/schemas';
import { rootReducer } from '@/app/rootReducer';
import { startShop, type Asked, type Shop } from '@/testing/flowClock';
import { vehicleCascade } from './vehicleCascade';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

const aveo: Vehicle = { id: 10112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' };

describe('when', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(() => shop.stop());
  const vin = () => vehiclesSelectors.vin(shop.store.getState());
  const form = () => vehiclesSelectors.form(shop.store.getState());
  const last = (): Asked => {
    const asked = shop.asked.at(-1);
    if (!asked) throw new Error('nothing was asked');
    return asked;
  };
  const type = (text: string) => shop.dispatch(vehicles.vinTyped({ text }));

  test('a VIN is asked 500 ms after the last key, not at 499, and trimmed', async () => {
    type(' 8LATD');
    await shop.pass(300);
    type(' 8LATD5166C0123456 ');
    await shop.pass(499);
    expect(shop.asked).toHaveLength(0);
    await shop.pass(1);
    expect(shop.asked.map(({ request }) => request.path)).toEqual([
      '/api/shop/vehicles/vin/8LATD5166C0123456',
    ]);
    await last().answer({ vehicle: aveo });
    expect(vin()).toMatchObject({ status: 'found', vehicle: aveo });
  });

  test('an empty VIN is never asked, and emptying clears what was found', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().answer({ vehicle: aveo });
    type('   ');
    await shop.pass(5_000);
    expect(shop.asked).toHaveLength(1);
    expect(vin()).toMatchObject({ status: 'idle', vehicle: null });
  });

  test('typing on aborts the question before, and its answer never lands', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    const first = last();
    type('9BWZZZ377VT004251');
    expect(first.isAborted()).toBe(true);
    await first.answer({ vehicle: aveo });
    expect(vin()).toMatchObject({ status: 'waiting', vehicle: null });
  });

  test('a number that nobody knows is not found', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().fail('NOT_FOUND');
    expect(vin().status).toBe('notFound');
  });

  test('another year aborts the makes of the one before and resets what follows', async () => {
    shop.dispatch(vehicles.yearChosen({ year: 2012 }));
    const first = last();
    shop.dispatch(vehicles.yearChosen({ year: 2015 }));
    expect(first.isAborted()).toBe(true);
    expect(last().request.path).toBe('/api/shop/vehicles/makes?year=2015');
    await first.answer({ makes: ['of 2012'] });
    await last().answer({ makes: ['of 2015'] });
    expect(form().makes.items).toEqual(['of 2015']);
    expect(form()).toMatchObject({ make: null, model: null, engine: null });
  });

  test('a step that failed says so and is asked again on demand', async () => {
    shop.dispatch(vehicles.yearChosen({ year: 2012 }));
    await last().fail('OFFLINE');
    expect(form().makes.status).toBe('failed');
    shop.dispatch(vehicles.stepRetried({ step: 'makes' }));
    await last().answer({ makes: ['Chevrolet'] });
    expect(form().makes).toEqual({ status: 'ready', items: ['Chevrolet'] });
  });
});

test('no stale answer lands, whatever the order of 1,000 interleavings', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 2005, max: 2025 }), { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (years, random) => {
        const shop = await startShop();
        try {
          for (const year of years) shop.dispatch(vehicles.yearChosen({ year }));
          const late = [...shop.asked];
          while (late.length > 0) {
            const [asked] = late.splice((random.next().value as number) % late.length, 1);
            await asked?.answer({ makes: [asked.request.path] });
          }
          const { makes } = vehiclesSelectors.form(shop.store.getState());
          expect(makes.items).toEqual([`/api/shop/vehicles/makes?year=${years.at(-1)}`]);
        } finally {
          shop.stop();
        }
      },
    ),
    { numRuns: 1_000 },
  );
}, 60_000);

test('the one found by VIN beats the one of the chosen engine', () => {
  const other = { ...aveo, id: 1 };
  let state = rootReducer(undefined, vehicles.vinTyped({ text: 'x' }));
  state = rootReducer(state, vehicles.vinAsked({ vin: 'x' }));
  state = rootReducer(state, vehicles.modelChosen({ model: 'Aveo' }));
  state = rootReducer(state, vehicles.enginesReceived({ vehicles: [other] }));
  state = rootReducer(state, vehicles.engineChosen({ engine: 1 }));
  expect(vehiclesSelectors.chosen(state)).toEqual(other);
  expect(vehiclesSelectors.chosen(rootReducer(state, vehicles.vinFound({ vehicle: aveo })))).toEqual(aveo);
});

test('what: makes are received for a chosen year', () =>
  expectSaga(vehicleCascade)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getMakes), { makes: ['Kia'] }]])
    .put(vehicles.makesReceived({ makes: ['Kia'] }))
    .dispatch(vehicles.yearChosen({ year: 2012 }))
    .silentRun(0));

test('what: a failed step is told with its code', () =>
  expectSaga(vehicleCascade)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getMakes), throwError(new Failure('TIMEOUT'))]])
    .put(vehicles.stepFailed({ step: 'makes', code: 'TIMEOUT' }))
    .dispatch(vehicles.yearChosen({ year: 2012 }))
    .silentRun(0));

test('removing the vehicle in use goes back to all vehicles', () => {
  const added = rootReducer(undefined, vehicles.vehicleAdded({ vehicle: aveo }));
  const again = rootReducer(added, vehicles.vehicleAdded({ vehicle: aveo }));
  expect(vehiclesSelectors.garage(again)).toEqual([aveo]);
  expect(vehiclesSelectors.current(rootReducer(again, vehicles.vehicleRemoved({ id: aveo.id })))).toBeNull();
});
