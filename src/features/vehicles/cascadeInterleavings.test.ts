import fc from 'fast-check';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { getPropertyRuns } from '@/testing/testDepth';
import { vehicleForms, vehicleFormsSelectors, type FormPlace, type VehicleFormsState } from './vehicleForms';

/**
 * Property test: choices and typing on two forms, passing time, answers and failures in any order. The values are few,
 * so that most of them recur.
 */
const place = fc.constantFrom<FormPlace>('hero', 'picker');
const doing = <Name extends string>(name: Name, value: fc.Arbitrary<number>) =>
  fc.record({ does: fc.constant(name), form: place, value });
/** Answers, makes and models have more weight, because engines need all three. */
const step = fc.oneof(
  { weight: 1, arbitrary: doing('year', fc.integer({ min: 2010, max: 2012 })) },
  { weight: 3, arbitrary: doing('make', fc.integer({ min: 1, max: 2 })) },
  { weight: 3, arbitrary: doing('model', fc.integer({ min: 1, max: 2 })) },
  { weight: 2, arbitrary: doing('vin', fc.integer({ min: 0, max: 3 })) },
  { weight: 2, arbitrary: doing('pass', fc.constantFrom(1, 499, 500)) },
  { weight: 5, arbitrary: doing('answer', fc.nat()) },
  { weight: 1, arbitrary: doing('fail', fc.nat()) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const paths: string[] = [];
/** Returns a distinct number for each request: two vehicles never share an id. */
const findId = (path: string): number => {
  if (!paths.includes(path)) paths.push(path);
  return paths.indexOf(path);
};

/** Returns an answer that contains its request, so that a misplaced answer is noticed. */
const buildBody = (path: string) => {
  const vehicle = { id: findId(path), year: 2010, make: '', model: '', engine: path };
  if (path.includes('/vin/')) return { vehicle };
  if (path.includes('/makes?')) return { makes: [path] };
  if (path.includes('/models?')) return { models: [path] };
  return { vehicles: [vehicle] };
};

/**
 * Asserts that every control shows options of the current choices, and the VIN's message is about the number
 * in the box.
 */
function expectNoStranger(state: { vehicleForms: VehicleFormsState }) {
  for (const form of ['hero', 'picker'] as const) {
    const { year, make, model, makes, models, engines, vin, value } = vehicleFormsSelectors.form(state, form);
    const ofNow = new URLSearchParams({ year: String(year) });
    for (const item of makes.items) expect(item.split('?')[1]).toBe(ofNow.toString());
    ofNow.append('make', String(make));
    for (const item of models.items) expect(item.split('?')[1]).toBe(ofNow.toString());
    ofNow.append('model', String(model));
    for (const { engine } of engines.items) expect(engine.split('?')[1]).toBe(ofNow.toString());
    if (vin.vehicle) expect(vin.vehicle.engine.split('/vin/')[1]).toBe(vin.text);
    expect(value).toEqual(vin.vehicle);
  }
}

/** Chooses as a visitor can: a control is enabled only once the previous one has options. */
function choose(shop: Shop, { does, form, value }: Step) {
  const { makes, models } = vehicleFormsSelectors.form(shop.store.getState(), form);
  if (does === 'year') shop.dispatch(vehicleForms.yearChosen({ form, year: value }));
  else if (does === 'make' && makes.status === 'ready')
    shop.dispatch(vehicleForms.makeChosen({ form, make: `make ${value}` }));
  else if (does === 'model' && models.status === 'ready')
    shop.dispatch(vehicleForms.modelChosen({ form, model: `model ${value}` }));
  else if (does === 'vin')
    shop.dispatch(vehicleForms.vinTyped({ form, text: value === 0 ? '' : `VIN${value}` }));
}

test('each control of a vehicle form shows the answer for its current choice or none, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      const shop = await startStoreWithFakeClock();
      const waiting: Asked[] = [];
      const answeredPaths = new Set<string>();
      /** Collects new requests, of which none may be for a cached answer. */
      const takeQuestions = () => {
        for (const asked of shop.asked.splice(0)) {
          expect(answeredPaths).not.toContain(asked.request.path);
          waiting.push(asked);
        }
      };
      const answer = async (asked: Asked | undefined) => {
        if (!asked) return;
        if (!asked.isAborted()) answeredPaths.add(asked.request.path);
        await asked.answer(buildBody(asked.request.path));
      };
      try {
        for (const taken of steps) {
          const [asked] =
            taken.does === 'answer' || taken.does === 'fail'
              ? waiting.splice(taken.value % Math.max(1, waiting.length), 1)
              : [];
          if (taken.does === 'answer') await answer(asked);
          else if (taken.does === 'fail') await asked?.fail('OFFLINE');
          else if (taken.does === 'pass') await shop.pass(taken.value);
          else choose(shop, taken);
          takeQuestions();
          expectNoStranger(shop.store.getState());
        }
        await shop.pass(500);
        takeQuestions();
        for (const asked of waiting.toReversed()) await answer(asked);
        expectNoStranger(shop.store.getState());
        const { hero, picker } = shop.store.getState().vehicleForms.forms;
        const statuses = [hero, picker].flatMap(({ makes, models, engines, vin }) =>
          [makes, models, engines, vin].map(({ status }) => status),
        );
        expect(statuses).not.toEqual(expect.arrayContaining([expect.stringMatching(/asking|waiting/)]));
      } finally {
        shop.stop();
      }
    }),
    { numRuns: getPropertyRuns(100, 1_000) },
  );
}, 120_000);
