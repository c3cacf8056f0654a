import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import type { Vehicle } from '@/shop/schemas';
import { fitOf } from './fit';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

const aveo: Vehicle = { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L' };
const rio: Vehicle = { id: 2, year: 2015, make: 'Kia', model: 'Rio', engine: '1.4 L' };

const after = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
const chosen = [
  vehicles.yearsReceived({ years: [2012] }),
  vehicles.yearChosen({ year: 2012 }),
  vehicles.makesReceived({ makes: ['Chevrolet'] }),
  vehicles.makeChosen({ make: 'Chevrolet' }),
  vehicles.modelsReceived({ models: ['Aveo'] }),
  vehicles.modelChosen({ model: 'Aveo' }),
  vehicles.enginesReceived({ vehicles: [aveo] }),
  vehicles.engineChosen({ engine: 1 }),
];
const none = { status: 'idle', items: [] };
const asking = { status: 'asking', items: [] };

describe('the cascade', () => {
  test('has a value once the engine is chosen', () => {
    expect(vehiclesSelectors.chosen(after(...chosen.slice(0, -1)))).toBeNull();
    expect(vehiclesSelectors.chosen(after(...chosen))).toEqual(aveo);
  });

  test('a year resets make, model and engine, and waits for makes', () => {
    expect(vehiclesSelectors.form(after(...chosen, vehicles.yearChosen({ year: 2015 })))).toMatchObject({
      year: 2015,
      make: null,
      model: null,
      engine: null,
      makes: asking,
      models: none,
      engines: none,
    });
  });

  test('a make resets model and engine, and keeps the year', () => {
    expect(vehiclesSelectors.form(after(...chosen, vehicles.makeChosen({ make: 'Kia' })))).toMatchObject({
      year: 2012,
      make: 'Kia',
      model: null,
      engine: null,
      models: asking,
      engines: none,
    });
  });

  test('a model resets the engine', () => {
    expect(vehiclesSelectors.form(after(...chosen, vehicles.modelChosen({ model: 'Spark' })))).toMatchObject({
      make: 'Chevrolet',
      model: 'Spark',
      engine: null,
      engines: asking,
    });
  });

  test('no year asks nothing', () => {
    expect(vehiclesSelectors.form(after(...chosen, vehicles.yearChosen({ year: null })))).toMatchObject({
      makes: none,
      models: none,
      engines: none,
    });
  });

  test.each([
    ['makes', vehicles.makesReceived({ makes: ['Kia'] })],
    ['models', vehicles.modelsReceived({ models: ['Rio'] })],
    ['engines', vehicles.enginesReceived({ vehicles: [rio] })],
  ])('%s that nobody waits for change nothing', (_, event) => {
    const before = after();
    expect(rootReducer(before, event).vehicles).toBe(before.vehicles);
  });
});

describe('the VIN', () => {
  const vin = (...events: UnknownAction[]) => vehiclesSelectors.vin(after(...events));
  const typed = vehicles.vinTyped({ text: 'X' });
  const asked = vehicles.vinAsked({ vin: 'X' });

  test.each([
    ['found', vehicles.vinFound({ vehicle: aveo })],
    ['not found', vehicles.vinNotFound()],
    ['failed', vehicles.vinFailed({ code: 'OFFLINE' })],
  ])('%s changes nothing while nothing is asked', (_, event) => {
    const before = after(typed);
    expect(rootReducer(before, event).vehicles).toBe(before.vehicles);
  });

  test('an answer that comes after the box was emptied changes nothing', () => {
    expect(vin(typed, asked, vehicles.vinTyped({ text: '' }), vehicles.vinFound({ vehicle: aveo }))).toEqual({
      text: '',
      status: 'idle',
      vehicle: null,
    });
  });

  test('typing on forgets what was found', () => {
    expect(
      vin(typed, asked, vehicles.vinFound({ vehicle: aveo }), vehicles.vinTyped({ text: 'XY' })),
    ).toEqual({ text: 'XY', status: 'waiting', vehicle: null });
  });

  test('a failure and a number nobody knows are told apart', () => {
    expect(vin(typed, asked, vehicles.vinFailed({ code: 'TIMEOUT' })).status).toBe('failed');
    expect(vin(typed, asked, vehicles.vinNotFound()).status).toBe('notFound');
  });
});

describe('the garage', () => {
  test('a vehicle added is used, and the form is ready for another', () => {
    const state = after(...chosen, vehicles.vehicleAdded({ vehicle: aveo }));
    expect(vehiclesSelectors.current(state)).toEqual(aveo);
    expect(vehiclesSelectors.chosen(state)).toBeNull();
    expect(vehiclesSelectors.form(state).years).toEqual({ status: 'ready', items: [2012] });
  });

  test('removing another vehicle leaves the one in use', () => {
    const state = after(
      vehicles.vehicleAdded({ vehicle: rio }),
      vehicles.vehicleAdded({ vehicle: aveo }),
      vehicles.vehicleRemoved({ id: rio.id }),
    );
    expect([vehiclesSelectors.current(state), vehiclesSelectors.garage(state)]).toEqual([aveo, [aveo]]);
  });

  test('all vehicles can be chosen without removing any', () => {
    const state = after(
      vehicles.vehicleAdded({ vehicle: aveo }),
      vehicles.vehicleSelected({ vehicle: null }),
    );
    expect([vehiclesSelectors.current(state), vehiclesSelectors.garage(state)]).toEqual([null, [aveo]]);
  });

  test('another tab that changed one field leaves the other', () => {
    const state = after(
      vehicles.vehicleAdded({ vehicle: aveo }),
      vehicles.changedElsewhere({ current: null }),
    );
    expect(vehiclesSelectors.garage(state)).toEqual([aveo]);
  });
});

describe('fit', () => {
  test.each([
    ['a part for all fits without a vehicle', 'all' as const, null, 'all'],
    ['a part for all fits every vehicle', 'all' as const, aveo, 'all'],
    ['without a vehicle nothing is known', [1], null, 'unknown'],
    ['a part that says no vehicle is unknown', [], aveo, 'unknown'],
    ['a listed vehicle fits', [2, 1], aveo, 'fit'],
    ['one that is not listed does not', [2], aveo, 'not-fit'],
  ])('%s', (_, compatibility, vehicle, fit) => {
    expect(fitOf(compatibility, vehicle)).toBe(fit);
  });
});
