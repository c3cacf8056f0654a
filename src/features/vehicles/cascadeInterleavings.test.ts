import fc from 'fast-check';
import { startShop } from '@/testing/flowClock';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

/** A person chooses, and answers come, in any order. A choice names the value that is chosen. */
const step = fc.oneof(
  fc.record({ does: fc.constant('year' as const), value: fc.integer({ min: 2010, max: 2013 }) }),
  fc.record({ does: fc.constant('make' as const), value: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('model' as const), value: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('answer' as const), value: fc.nat() }),
);

/** An answer that carries its own question, so that one in the wrong place is seen. */
const bodyFor = (path: string) => {
  if (path.includes('/makes?')) return { makes: [path] };
  if (path.includes('/models?')) return { models: [path] };
  return { vehicles: [{ id: 1, year: 2010, make: '', model: '', engine: path }] };
};

test('each control shows the answer for what is chosen now or nothing, in 300 interleavings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const shop = await startShop();
      const form = () => vehiclesSelectors.form(shop.store.getState());
      const open = () => shop.asked.splice(0).sort((a, b) => a.request.path.localeCompare(b.request.path));
      const waiting: ReturnType<typeof open> = [];
      /** A control is only enabled once the one before has its choices. */
      const choose = ({ does, value }: { does: 'year' | 'make' | 'model'; value: number }) => {
        if (does === 'year') shop.dispatch(vehicles.yearChosen({ year: value }));
        else if (does === 'make' && form().makes.status === 'ready')
          shop.dispatch(vehicles.makeChosen({ make: `make ${value}` }));
        else if (does === 'model' && form().models.status === 'ready')
          shop.dispatch(vehicles.modelChosen({ model: `model ${value}` }));
      };
      const expectNoStranger = () => {
        const { year, make, model, makes, models, engines } = form();
        const ofNow = new URLSearchParams({ year: String(year) });
        for (const item of makes.items) expect(item.split('?')[1]).toBe(ofNow.toString());
        ofNow.append('make', String(make));
        for (const item of models.items) expect(item.split('?')[1]).toBe(ofNow.toString());
        ofNow.append('model', String(model));
        for (const { engine } of engines.items) expect(engine.split('?')[1]).toBe(ofNow.toString());
      };
      try {
        for (const taken of steps) {
          if (taken.does === 'answer') {
            const [asked] = waiting.splice(taken.value % Math.max(1, waiting.length), 1);
            await asked?.answer(bodyFor(asked.request.path));
          } else {
            choose({ does: taken.does, value: taken.value });
          }
          waiting.push(...open());
          expectNoStranger();
        }
        for (const asked of waiting.toReversed()) await asked.answer(bodyFor(asked.request.path));
        expectNoStranger();
        expect([form().makes, form().models, form().engines].map(({ status }) => status)).not.toContain(
          'asking',
        );
      } finally {
        shop.stop();
      }
    }),
    { numRuns: 300 },
  );
}, 60_000);
