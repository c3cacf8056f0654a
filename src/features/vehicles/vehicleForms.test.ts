import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import { navigation } from '@/features/navigation';
import { aveo, readChosenVehicle, rio } from '@/testing/vehicles';
import { vehicleForms, vehicleFormsSelectors } from './vehicleForms';
import { vehicles } from './vehiclesSlice';

const form = 'picker';
const reduceEvents = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
const formAfter = (...events: UnknownAction[]) => vehicleFormsSelectors.form(reduceEvents(...events), form);
const chosenAfter = (...events: UnknownAction[]) =>
  vehicleFormsSelectors.chosen(reduceEvents(...events), form);
const chosen = readChosenVehicle(form);
const none = { status: 'idle', items: [] };
const asking = { status: 'asking', items: [] };

describe('the vehicle cascade', () => {
  test('yields a vehicle only once the engine is chosen', () => {
    expect(chosenAfter(...chosen.slice(0, -1))).toBeNull();
    expect(chosenAfter(...chosen)).toEqual(aveo);
  });

  test('resets make, model and engine when a year is chosen, and waits for makes', () => {
    expect(formAfter(...chosen, vehicleForms.yearChosen({ form, year: 2015 }))).toMatchObject({
      year: 2015,
      make: null,
      model: null,
      engine: null,
      makes: asking,
      models: none,
      engines: none,
      value: null,
    });
  });

  test('resets model and engine when a make is chosen, and keeps the year', () => {
    expect(formAfter(...chosen, vehicleForms.makeChosen({ form, make: 'Kia' }))).toMatchObject({
      year: 2012,
      make: 'Kia',
      model: null,
      engine: null,
      models: asking,
      engines: none,
      value: null,
    });
  });

  test('resets the engine when a model is chosen', () => {
    expect(formAfter(...chosen, vehicleForms.modelChosen({ form, model: 'Spark' }))).toMatchObject({
      make: 'Chevrolet',
      model: 'Spark',
      engine: null,
      engines: asking,
      value: null,
    });
  });

  test('loads no makes when the year is emptied, and clears the models and engines', () => {
    expect(formAfter(...chosen, vehicleForms.yearChosen({ form, year: null }))).toMatchObject({
      makes: none,
      models: none,
      engines: none,
      value: null,
    });
  });

  test('loads no models when the make is emptied, and no engines when the model is emptied', () => {
    expect(formAfter(...chosen, vehicleForms.makeChosen({ form, make: null }))).toMatchObject({
      models: none,
    });
    expect(formAfter(...chosen, vehicleForms.modelChosen({ form, model: null }))).toMatchObject({
      engines: none,
    });
  });

  test('ignores a make chosen before the makes have loaded', () => {
    const before = reduceEvents(vehicleForms.yearChosen({ form, year: 2012 }));
    expect(rootReducer(before, vehicleForms.makeChosen({ form, make: 'Kia' })).vehicleForms).toBe(
      before.vehicleForms,
    );
  });

  test.each([
    ['makes of another year', 2, vehicleForms.makesReceived({ form, year: 2013, makes: ['Kia'] })],
    [
      'models of another make',
      4,
      vehicleForms.modelsReceived({ form, year: 2012, make: 'Kia', models: ['Rio'] }),
    ],
    [
      'engines of another model',
      6,
      vehicleForms.enginesReceived({ form, year: 2012, make: 'Chevrolet', model: 'Rio', vehicles: [rio] }),
    ],
  ])('caches %s, and does not show them while other choices are loading', (_, count, event) => {
    const before = reduceEvents(...chosen.slice(0, count));
    const { forms, known } = rootReducer(before, event).vehicleForms;
    expect(forms).toEqual(before.vehicleForms.forms);
    expect(known).not.toEqual(before.vehicleForms.known);
  });

  test('keeps the choices before a failed step, and waits for it again on a retry', () => {
    const failed = [
      ...chosen.slice(0, 4),
      vehicleForms.stepFailed({ form, step: 'models', code: 'OFFLINE' }),
    ];
    expect(formAfter(...failed)).toMatchObject({
      year: 2012,
      make: 'Chevrolet',
      models: { status: 'failed' },
    });
    expect(formAfter(...failed, vehicleForms.stepRetried({ form, step: 'models' })).models).toEqual(asking);
  });

  test('does not retry a step that did not fail', () => {
    const before = reduceEvents(...chosen);
    expect(rootReducer(before, vehicleForms.stepRetried({ form, step: 'makes' })).vehicleForms).toBe(
      before.vehicleForms,
    );
  });

  test('requests failed years again by a retry, or for the next form', () => {
    const failed = reduceEvents(vehicles.formOpened(), vehicleForms.yearsFailed({ code: 'OFFLINE' }));
    expect(vehicleFormsSelectors.years(failed).status).toBe('failed');
    for (const event of [vehicleForms.stepRetried({ form, step: 'years' }), vehicles.formOpened()])
      expect(vehicleFormsSelectors.years(rootReducer(failed, event)).status).toBe('asking');
  });

  test.each([
    ['home', 'asking'],
    ['garage', 'asking'],
    ['cart', 'idle'],
  ] as const)('on arrival at %s has years with the status %s', (route, status) => {
    const arrived = navigation.arrived({ route, params: {}, query: {}, path: '/' });
    expect(vehicleFormsSelectors.years(reduceEvents(arrived)).status).toBe(status);
  });
});

describe('cached answers', () => {
  test('are shown at once as choices, on any form', () => {
    const elsewhere = chosen.map((event) =>
      'payload' in event && typeof event.payload === 'object'
        ? { ...event, payload: { ...event.payload, form: 'hero' } }
        : event,
    );
    const choices = elsewhere.filter(({ type }) => type.endsWith('Chosen'));
    const state = reduceEvents(...chosen, ...choices);
    expect(vehicleFormsSelectors.form(state, 'hero')).toEqual(vehicleFormsSelectors.form(state, form));
  });

  test('find a VIN again at once, in any spelling', () => {
    const found = [
      vehicleForms.vinTyped({ form, text: '8latd' }),
      vehicleForms.vinAsked({ form, vin: '8latd' }),
      vehicleForms.vinFound({ form, vin: '8latd', vehicle: aveo, yearIsAssumed: true }),
    ];
    expect(formAfter(...found, vehicleForms.vinTyped({ form, text: ' 8LATD ' })).vin).toEqual({
      text: ' 8LATD ',
      status: 'found',
      vehicle: aveo,
      yearIsAssumed: true,
    });
  });
});

describe('the VIN field', () => {
  const typed = vehicleForms.vinTyped({ form, text: 'X' });
  const asked = vehicleForms.vinAsked({ form, vin: 'X' });
  const found = vehicleForms.vinFound({ form, vin: 'X', vehicle: rio });

  test.each([
    ['not found', vehicleForms.vinNotFound({ form })],
    ['failed', vehicleForms.vinFailed({ form, code: 'OFFLINE' })],
  ])('ignores the result %s while no request is pending', (_, event) => {
    const before = reduceEvents(typed);
    expect(rootReducer(before, event).vehicleForms).toBe(before.vehicleForms);
  });

  test('shows no answer that arrives after it was emptied', () => {
    expect(formAfter(typed, asked, vehicleForms.vinTyped({ form, text: '' }), found)).toMatchObject({
      vin: { text: '', status: 'idle', vehicle: null },
      value: null,
    });
  });

  test('clears the found vehicle when typing goes on', () => {
    expect(formAfter(typed, asked, found, vehicleForms.vinTyped({ form, text: 'XY' }))).toMatchObject({
      vin: { text: 'XY', status: 'waiting', vehicle: null },
      value: null,
    });
  });

  test('shows the vehicle that another form has found for the same VIN', () => {
    const both = [typed, asked, vehicleForms.vinTyped({ form: 'hero', text: 'x ' }), found];
    expect(vehicleFormsSelectors.chosen(reduceEvents(...both), 'hero')).toEqual(rio);
  });

  test('distinguishes a failure from an unknown VIN', () => {
    expect(formAfter(typed, asked, vehicleForms.vinFailed({ form, code: 'TIMEOUT' })).vin.status).toBe(
      'failed',
    );
    expect(formAfter(typed, asked, vehicleForms.vinNotFound({ form })).vin.status).toBe('notFound');
  });

  test('shows the vehicle of its VIN in place of the chosen one, which returns when the field is emptied', () => {
    const both = [...chosen, typed, asked, found];
    expect(chosenAfter(...both)).toEqual(rio);
    expect(chosenAfter(...both, vehicleForms.vinTyped({ form, text: '' }))).toEqual(aveo);
  });

  test('keeps the vehicle of its VIN when further choices are made', () => {
    expect(
      chosenAfter(...chosen, typed, asked, found, vehicleForms.yearChosen({ form, year: 2015 })),
    ).toEqual(rio);
  });
});

describe('the chosen vehicle', () => {
  test('stays the same object until another vehicle is chosen', () => {
    const sameAgain = { ...aveo };
    const values = [
      ...chosen,
      vehicleForms.vinTyped({ form, text: 'X' }),
      vehicleForms.vinAsked({ form, vin: 'X' }),
      vehicleForms.vinFound({ form, vin: 'X', vehicle: sameAgain }),
      vehicleForms.vinTyped({ form, text: '' }),
      vehicleForms.stepRetried({ form, step: 'years' }),
      vehicleForms.engineChosen({ form, engine: 1 }),
    ]
      .reduce<ReturnType<typeof rootReducer>[]>(
        (states, event) => [...states, rootReducer(states.at(-1), event)],
        [reduceEvents()],
      )
      .map((state) => vehicleFormsSelectors.chosen(state, form));
    expect(new Set(values).size).toBe(2);
    expect(values.at(-1)).toBe(values[chosen.length]);
  });

  test('is separate for two forms', () => {
    const state = reduceEvents(...chosen, ...readChosenVehicle('hero', rio));
    expect([vehicleFormsSelectors.chosen(state, form), vehicleFormsSelectors.chosen(state, 'hero')]).toEqual([
      aveo,
      rio,
    ]);
  });

  test('is cleared on the form that added it, and kept on another form', () => {
    const state = reduceEvents(
      ...chosen,
      ...readChosenVehicle('hero', rio),
      vehicles.vehicleAdded({ vehicle: aveo }),
    );
    expect([vehicleFormsSelectors.chosen(state, form), vehicleFormsSelectors.chosen(state, 'hero')]).toEqual([
      null,
      rio,
    ]);
  });
});
