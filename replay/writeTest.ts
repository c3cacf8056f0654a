/** Makes a test from a log: a fresh shop on a fake clock receives the page's events and the answers again. */
import type { Log } from '@/app/recorder';
import { rootReducer } from '@/app/rootReducer';
import { createShopStore } from '@/app/store';
import { listChangedPaths } from '@/app/replay/stateChanges';
import { findFirstDifference } from './difference';
import { getReasonNotToDrive } from './drive';
import { runPart, type Answered, type SessionPart } from './runPart';
import type { Ran } from './runSession';

type Fields = Record<string, unknown>;
type PartialState = Record<string, Fields>;

/** Initial state of a shop. */
const createInitialState = (): Fields =>
  JSON.parse(JSON.stringify(createShopStore().store.getState())) as Fields;

/** Returns a state with these fields, whose other fields are as in a new shop. */
export function fillState(fields: PartialState): Log['preloaded'] {
  const initial = createInitialState();
  const filled = Object.entries(fields).map(([name, slice]) => [
    name,
    { ...(initial[name] as Fields | undefined), ...slice },
  ]);
  return { ...initial, ...(Object.fromEntries(filled) as Fields) } as unknown as Log['preloaded'];
}

/** Returns the fields of a state that differ from those of a new shop. */
function listOwnFields(state: Log['preloaded']): PartialState {
  const initial = createInitialState();
  const slices = Object.entries(state as unknown as PartialState).flatMap(([name, slice]) => {
    const before = initial[name] as Fields | undefined;
    const own = Object.entries(slice).filter(
      ([field, value]) => findFirstDifference(before?.[field], value) !== null,
    );
    return own.length > 0 || !before ? [[name, Object.fromEntries(own)] as const] : [];
  });
  return Object.fromEntries(slices);
}

/** Longer values would hide the subject of the test. */
const longestValue = 2_000;

/** Returns the fields that the session changed, by slice. */
function listResults(before: Log['preloaded'], after: Log['final']): PartialState {
  const results: PartialState = {};
  // a feature that joined during the session began as it does in a new shop
  for (const path of listChangedPaths(
    { ...rootReducer(undefined, { type: 'replay/began' }), ...before },
    after,
  )) {
    const [name = '', field = ''] = path.split('.');
    const value = (after as unknown as PartialState)[name]?.[field];
    if (value === undefined || JSON.stringify(value).length > longestValue) continue;
    if (findFirstDifference((before as unknown as PartialState)[name]?.[field], value) !== null)
      results[name] = { ...results[name], [field]: value };
  }
  return results;
}

/** Types of all events, as a test compares them. */
export const listTypes = ({ log }: Ran): string[] =>
  log.entries.map(({ by, action }) => `${by} ${action.type}`);

const print = (value: unknown): string => JSON.stringify(value, null, 2);

/** One entry in each line. */
const printLines = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)},`).join('\n')}\n  ]`;

/** Answers that the flows asked for, without the time of the request. */
const listAnswered = ({ exchanges }: Log): Answered[] =>
  exchanges.flatMap(({ request, took, answer }) => (answer === null ? [] : [{ request, took, answer }]));

export interface WrittenTest {
  text: string;
  ran: Ran;
}

/**
 * Returns the text of a jest test. Without a condition the test expects the events and the state of the log, and
 * passes. With a condition it expects that the condition never holds, and passes once the fault is fixed.
 */
export async function writeTest(log: Log, never?: string): Promise<WrittenTest> {
  const reason = getReasonNotToDrive(log);
  if (reason !== null) throw new Error(reason.replace('driven', 'made a test of'));
  const part: SessionPart = {
    intents: log.entries.flatMap(({ t, by, action }) => (by === 'ui' ? [{ t, action }] : [])),
    end: Math.max(log.entries.at(-1)?.t ?? 0, log.inputs?.at(-1)?.t ?? 0),
    exchanges: listAnswered(log),
  };
  const { startedAt, ids } = log;
  const own = listOwnFields(log.preloaded);
  const calls = (log.calls ?? []).map(({ at, name, args, answer }) => ({
    at,
    name,
    args,
    ...(answer ? { answer } : {}),
  }));
  const ran = await runPart({ preloaded: fillState(own), startedAt, ids, calls }, part);
  const results = listResults(ran.log.preloaded, ran.log.final);
  const expectations =
    never === undefined
      ? [
          `  expect(listTypes(ran)).toEqual(${printLines(listTypes(ran))});`,
          ...(Object.keys(results).length > 0
            ? [`  expect(ran.log.final).toMatchObject(${print(results)});`]
            : []),
        ]
      : [
          '  // held in the session that this test is made of: passes once it is mended',
          `  expect(readCondition(${JSON.stringify(never)}).findStep(ran)).toBeNull();`,
        ];
  const imports = [
    ...(never === undefined ? [] : ["import { readCondition } from './condition';"]),
    "import { runPart } from './runPart';",
    `import { fillState${never === undefined ? ', listTypes' : ''} } from './writeTest';`,
  ];
  const text = `${imports.join('\n')}

test(${JSON.stringify(`the session “${log.title}” ${never === undefined ? 'goes as it went' : 'no longer shows what it showed'}`)}, async () => {
  const ran = await runPart(
    {
      preloaded: fillState(${print(own)}),
      startedAt: ${startedAt},
      ids: ${JSON.stringify(ids)},
      calls: ${printLines(calls)},
    },
    {
      intents: ${printLines(part.intents)},
      end: ${part.end},
      exchanges: ${printLines(part.exchanges)},
    },
  );
${expectations.join('\n')}
});
`;
  return { text, ran };
}
