/** A sample of `npm run faults`: some sessions with each fault. */
import { getPropertyRuns, takeEveryOther } from '@/testing/testDepth';
import { everything, faultClasses } from './faults';
import { live, type Sabotage } from './session';
import { isClean, merged, tableOf, type Row } from './table';

// a session has hundreds of events, each checked for mutations and plain data
jest.setTimeout(120_000);

const lives = getPropertyRuns(1, 3);

// `npm run faults` and a deep run use all of them
test.each(takeEveryOther(faultClasses))(
  'under the fault “%s” no cart line is lost, no order is placed twice and no error is uncaught',
  async (fault) => {
    let injected = 0;
    for (let seed = 1; seed <= lives; seed += 1) {
      const outcome = await live(fault, seed);
      expect([outcome.lostLines, outcome.duplicateOrders, outcome.uncaught]).toEqual([[], 0, []]);
      injected += outcome.injected;
    }
    expect(injected).toBeGreaterThan(0);
  },
);

describe('the count', () => {
  /** Runs sessions with a sabotage that the checks must detect. */
  const sabotaged = async (beforeTheEnd: Sabotage['beforeTheEnd']) => {
    const outcomes = [];
    for (const seed of [1, 2, 3]) outcomes.push(await live('double clicks', seed, { beforeTheEnd }));
    return outcomes;
  };

  test('reports a cart line that vanished as lost', async () => {
    const outcomes = await sabotaged(({ browser }) => {
      browser.stored.delete('cartItems');
      browser.stored.delete('cart');
    });
    expect(outcomes.flatMap(({ lostLines }) => lostLines)).not.toEqual([]);
  });

  test('an unconfirmed order that is placed twice is counted as a duplicate order', async () => {
    const outcomes = await sabotaged(({ service }) => {
      for (const kept of service.kept) kept.isTold = false;
    });
    expect(outcomes.reduce((sum, { duplicateOrders }) => sum + duplicateOrders, 0)).toBeGreaterThan(0);
  });

  test('reports an uncaught error when the shop answers every request with 404', async () => {
    const outcomes = await sabotaged(({ service }) => {
      service.products.length = 0;
      service.ask = () => ({ status: 404, body: { status: 404, code: 'NOT_FOUND' } });
    });
    expect(outcomes.flatMap(({ uncaught }) => uncaught)).not.toEqual([]);
  });

  test('counts the same outcomes for the same seed', async () => {
    expect(await live(everything, 7)).toEqual(await live(everything, 7));
  });
});

const row = (fields: Partial<Row>): Row => ({
  fault: 'ERP down',
  injected: 10,
  lostLines: 0,
  duplicateOrders: 0,
  blankScreens: null,
  uncaught: 0,
  ...fields,
});

test('the table sums the rows of each fault, and shows a dash for a figure that no run measured', () => {
  const rows = merged([row({}), row({ fault: 'slow' }), row({ blankScreens: 0, injected: 1_200 })]);
  expect(tableOf(rows).split('\n')).toEqual([
    '| fault    | injected | lost cart lines | duplicate orders | blank screens | uncaught errors |',
    '| -------- | -------: | --------------: | ---------------: | ------------: | --------------: |',
    '| ERP down |    1,210 |               0 |                0 |             0 |               0 |',
    '| slow     |       10 |               0 |                0 |             – |               0 |',
    '| all      |    1,220 |               0 |                0 |             0 |               0 |',
  ]);
});

test.each([
  ['all figures are zero', {}, true],
  ['a line is lost', { lostLines: 1 }, false],
  ['an order was placed twice', { duplicateOrders: 1 }, false],
  ['a screen is blank', { blankScreens: 1 }, false],
  ['an error is uncaught', { uncaught: 1 }, false],
  ['no fault was injected', { injected: 0 }, false],
])(
  'a row counts as clean only without losses, duplicates, blank screens and errors: %s (%#)',
  (_, fields, clean) => {
    expect(isClean([row(fields)])).toBe(clean);
  },
);
