import fc from 'fast-check';
import { replaceTransport } from '@/shared/http';
import { getPropertyRuns } from '@/testing/testDepth';
import { compareLogs, driveLog } from './drive';
import { foldLog } from './fold';
import { randomSession, recordRandomSession } from './randomSession';

/** Counts the calls that a replay must not make. */
function watchOutside() {
  const outside = { requests: 0, writes: 0 };
  const undo = replaceTransport(() => () => {
    outside.requests += 1;
    return new Promise(() => undefined);
  });
  const setItem = () => {
    outside.writes += 1;
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { setItem } });
  return {
    outside,
    undo: () => {
      undo();
      Reflect.deleteProperty(globalThis, 'localStorage');
    },
  };
}

const folded = getPropertyRuns(200, 1_000);

test('random sessions lead the reducers to their recorded state, with no request and no write', async () => {
  let events = 0;
  await fc.assert(
    fc.asyncProperty(randomSession, async (session) => {
      const log = await recordRandomSession(session);
      events += log.entries.length;
      const { outside, undo } = watchOutside();
      expect(foldLog(log).faults).toEqual([]);
      undo();
      expect(outside).toEqual({ requests: 0, writes: 0 });
    }),
    { numRuns: folded },
  );
  expect(events).toBeGreaterThan(10 * folded);
}, 120_000);

test('random sessions produce the same log when they are driven, times included', async () => {
  await fc.assert(
    fc.asyncProperty(randomSession, async (session) => {
      const log = await recordRandomSession(session);
      expect(compareLogs(log, await driveLog(log))).toEqual([]);
    }),
    { numRuns: getPropertyRuns(30, 100) },
  );
}, 120_000);
