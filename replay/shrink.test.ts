import { compareLogs, driveLog } from './drive';
import { readCondition } from './condition';
import { readGoldenLog } from './files';
import { foldLog } from './fold';
import { findSmallest, shrinkLog } from './shrink';

const listTypes = (log: { entries: { by: string; action: { type: string } }[] }) =>
  log.entries.filter(({ by }) => by === 'ui').map(({ action }) => action.type);

test.each([
  ['one item', [5], [5]],
  ['two that are far apart', [1, 8], [1, 8]],
  ['none', [], []],
  ['all', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]],
])('the smallest list with %s is found', async (_, needed, smallest) => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const found = await findSmallest(all, (items) =>
    Promise.resolve(needed.every((item) => items.includes(item))),
  );
  expect(found).toEqual(smallest);
});

test('a session in a browser is shrunk to what shows an event, and the smaller log holds', async () => {
  const log = readGoldenLog('double-add');
  const { log: smaller, from, to } = await shrinkLog(log, readCondition('navigation/requestIgnored'));
  // the same part twice within its lock: nothing else was needed
  expect(listTypes(smaller)).toEqual(['cart/addRequested', 'cart/addRequested']);
  expect(from).toBeGreaterThan(20);
  expect(to).toBe(2);
  expect(foldLog(smaller).faults).toEqual([]);
  expect(compareLogs(smaller, await driveLog(smaller))).toEqual([]);
});

test('an answer and a wait stay when a state needs them', async () => {
  const log = readGoldenLog('vin-mistyped-then-right');
  const condition = "vehicleForms.forms.picker.vin.status === 'found'";
  const { log: smaller } = await shrinkLog(log, readCondition(condition));
  expect(listTypes(smaller)).toEqual(['navigation/featureJoined', 'vehicles/vinTyped']);
  expect(smaller.exchanges.filter(({ answer }) => answer !== null)).toHaveLength(1);
  const [last] = smaller.entries.slice(-1);
  expect(last?.action.type).toBe('vehicles/vinFound');
  expect(last?.t).toBeLessThan(1_000);
});

test('an expression may count events', async () => {
  const { log: smaller } = await shrinkLog(
    readGoldenLog('five-different-adds-quickly'),
    readCondition("count('cart/lineAdded') === 3 && cart.items.length === 3"),
  );
  expect(listTypes(smaller).filter((type) => type === 'cart/addRequested')).toHaveLength(3);
});

test.each([
  ['catalog/neverSaid', 'the log does not show it when it is driven again'],
  ['error: no such thing', 'the log does not show it when it is driven again'],
  [
    'cart.itemz.length > 3',
    "(the condition says at its end: Cannot read properties of undefined (reading 'length'))",
  ],
  ['cart.items.length >', 'is no expression: '],
])('%s, which the log does not show, is told in a sentence', async (text, sentence) => {
  const shrink = async () => shrinkLog(readGoldenLog('credentials-refused'), readCondition(text));
  await expect(shrink()).rejects.toThrow(sentence);
});

test('a log that cannot be driven says why it cannot be shrunk', async () => {
  const { inputs: _, ...older } = readGoldenLog('double-add');
  await expect(shrinkLog(older, readCondition('cart/lineAdded'))).rejects.toThrow('folded, not shrunk');
});
