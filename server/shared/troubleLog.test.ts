import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Problem } from './problem';
import { createTroubleLog } from './troubleLog';

const second = 1_000;

let clock: number;
let lines: { level: string; message: string; [detail: string]: unknown }[];
const write = (level: string) => (details: object, message: string) =>
  void lines.push({ level, message, ...details });
const start = () =>
  createTroubleLog({ warn: write('warn') as never, error: write('error') as never }, () => clock);

beforeEach(() => {
  [clock, lines] = [0, []];
});

const lost = new Problem('DATABASE_UNAVAILABLE', {}, { cause: new Error('connect ECONNREFUSED') });
const sentence = 'The database cannot be reached.';

test('a failure that repeats is logged when it begins, once a minute, and when it is over', () => {
  const trouble = start();
  for (let turn = 0; turn < 1_000; turn += 1) {
    trouble.report(sentence, { err: lost, level: 'error', route: `/${turn}` });
    trouble.look();
    clock += second / 10;
  }
  clock += 29 * second;
  trouble.look();
  expect(lines.map(({ message }) => message)).toEqual([sentence, `Still: ${sentence}`]);
  clock += second;
  trouble.look();
  trouble.look();
  expect(lines).toEqual([
    { level: 'error', message: sentence, route: '/0', reason: `${sentence}: connect ECONNREFUSED` },
    {
      level: 'error',
      message: `Still: ${sentence}`,
      route: '/600',
      reason: `${sentence}: connect ECONNREFUSED`,
      failures: 601,
      forMs: 60_000,
    },
    { level: 'error', message: `No more: ${sentence}`, failures: 1_000, forMs: 99_900 },
  ]);
  trouble.report(sentence, { err: lost });
  expect(lines).toHaveLength(4);
  trouble.stop();
});

test('each of two bugs that alternate is logged once, as an error with its stack', () => {
  const trouble = start();
  const bugs = [new TypeError('x is undefined'), new TypeError('y is undefined')];
  for (const err of [...bugs, ...bugs])
    trouble.report('Something went wrong here.', { err, kind: err.message });
  expect(lines.map(({ err }) => err)).toEqual(bugs);
  trouble.stop();
});

test.each([
  ['not wrapped', (failed: Error) => failed],
  ['wrapped in a Problem', (cause: Error) => new Problem('DATABASE_UNAVAILABLE', {}, { cause })],
  ['wrapped twice', (cause: Error) => new Error('no list', { cause: new Error('no rows', { cause }) })],
])(
  'a failed SQL statement (%s) is logged without its parameters, at its first and at later failures',
  (_, wrap) => {
    for (const [code, message] of [
      ['53100', 'No space left on device'],
      ['22P02', 'invalid input syntax'],
    ]) {
      const trouble = start();
      const cause = Object.assign(new Error(message), {
        code,
        parameters: ['ana@example.com'],
        detail: 'ana',
      });
      const failed = new DrizzleQueryError('insert into x values ($1)', ['ana@example.com'], cause);
      trouble.report(sentence, { err: wrap(failed) });
      clock += 61 * second;
      trouble.report(sentence, { err: wrap(failed) });
      const written = inspect(lines, { depth: 20, showHidden: true });
      expect(written).toContain(message);
      expect(written).not.toContain('ana');
      expect(written).not.toContain('insert into');
      expect(lines).toHaveLength(2);
      trouble.stop();
      lines = [];
    }
  },
);

test('at most 100 kinds of failure are logged and kept in memory', () => {
  const trouble = start();
  for (let kind = 0; kind < 10_000; kind += 1) trouble.report(sentence, { kind: String(kind) });
  expect(lines).toHaveLength(100);
  trouble.stop();
});
