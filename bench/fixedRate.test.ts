import { findHeldRate, percentile, runAtRate } from './fixedRate';

/** Creates a clock that advances only when the run waits, for a service that stalls between two times. */
function createClock() {
  let time = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  return {
    now: () => time,
    pause: async (ms: number) => {
      time += ms;
      for (const { at, resolve } of waiting.filter((one) => one.at <= time)) {
        waiting.splice(
          waiting.findIndex((one) => one.resolve === resolve),
          1,
        );
        resolve();
        expect(at).toBeLessThanOrEqual(time);
      }
      await new Promise(setImmediate);
    },
    until: (at: number) =>
      at <= time ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ at, resolve })),
  };
}

test('requests that were due while a service stalls count as late', async () => {
  const clock = createClock();
  const run = await runAtRate({
    rate: 100,
    seconds: 1,
    maxUnderWay: 1_000,
    now: clock.now,
    pause: clock.pause,
    // the service does not answer between 200 and 500 ms
    work: async () => {
      if (clock.now() >= 200) await clock.until(500);
      return true;
    },
  });
  expect(run).toMatchObject({ faults: 0, isCutShort: false });
  expect(run.times).toHaveLength(100);
  // thirty requests were due, ten milliseconds apart
  expect(run.times.filter((ms) => ms > 5)).toHaveLength(30);
  // the 99th of a hundred values: only one is larger
  expect(percentile(run.times, 0.99)).toBe(290);
});

test('a percentile is the smallest value that its share of the values does not exceed', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);
  expect([0.5, 0.99, 1].map((share) => percentile(upTo(100), share))).toEqual([50, 99, 100]);
  expect([0, 0.5, 0.99].map((share) => percentile(upTo(3), share))).toEqual([1, 2, 3]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('requests that fail and requests that throw count as faults', async () => {
  const clock = createClock();
  const run = await runAtRate({
    rate: 10,
    seconds: 1,
    maxUnderWay: 10,
    now: clock.now,
    pause: clock.pause,
    work: (count) => (count === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(count !== 1)),
  });
  expect(run.faults).toBe(2);
});

test('a run ends when more requests are under way than it allows', async () => {
  const clock = createClock();
  const open: ((isWell: boolean) => void)[] = [];
  const run = await runAtRate({
    rate: 1_000,
    seconds: 1,
    maxUnderWay: 20,
    now: clock.now,
    // answers come only once too many requests wait
    pause: async (ms) => {
      await clock.pause(ms);
      if (open.length > 20) for (const answer of open.splice(0)) answer(true);
    },
    work: () => new Promise((resolve) => open.push(resolve)),
  });
  expect(run).toMatchObject({ faults: 0, isCutShort: true });
  expect(run.times).toHaveLength(21);
});

test.each([333, 40, 7, 1_000])(
  'the search for the highest rate finds a limit of %i requests a second to within 6 percent',
  async (most) => {
    const asked: number[] = [];
    const held = await findHeldRate(40, (rate) => {
      asked.push(rate);
      return Promise.resolve(rate <= most);
    });
    expect(held).toBeLessThanOrEqual(most);
    expect(held).toBeGreaterThanOrEqual(Math.floor(most * 0.94) - 1);
    expect(asked.length).toBeLessThan(14);
  },
);

test('the search for the highest rate returns 0 where the service keeps up with no rate', async () => {
  expect(await findHeldRate(40, () => Promise.resolve(false))).toBe(0);
});
