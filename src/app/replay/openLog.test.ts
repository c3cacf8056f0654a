import { cart } from '@/features/cart';
import { buildCartProduct } from '@/testing/renderWithStore';
import { packLog, printLog } from '../packedLog';
import type { Log } from '../recorder';
import { rootReducer } from '../rootReducer';
import { openLog } from './openLog';

const preloaded = rootReducer(undefined, { type: 'test/began' });
const addition = { key: '1', product: buildCartProduct(), quantity: 1, options: [] };
const entries = [
  { t: 0, by: 'ui' as const, action: { type: 'qa/marked', payload: { note: '' } } },
  { t: 1, by: 'saga' as const, action: cart.addBegan(addition) },
  { t: 2, by: 'ui' as const, action: { type: 'cart/removalUndone' } },
];
const log: Log = {
  format: 'shop-log/1',
  app: 'test',
  locale: 'es',
  title: 'test',
  startedAt: 0,
  preloaded,
  entries,
  exchanges: [],
  inputs: [],
  calls: [],
  ids: [],
  final: preloaded,
};

test('a log opens with the state before and after each event', () => {
  const { states, damage } = openLog(printLog(log));
  expect(damage).toBeNull();
  expect(states.map(({ cart }) => cart.items.length)).toEqual([0, 0, 1, 1]);
});

test('a damaged log is opened up to its damaged entry, which is named', () => {
  const damaged = { ...packLog(log), entries: [entries[0], entries[1], null] };
  const { log: opened, states, damage } = openLog(JSON.stringify(damaged));
  expect(damage).toBe('entry 3 of 3 is null');
  expect(opened.entries).toHaveLength(2);
  expect(states).toHaveLength(3);
});

test('an event with data that no reducer accepts ends the replay', () => {
  const broken = {
    ...log,
    entries: [entries[0], { t: 1, by: 'saga', action: { type: 'cart/addBegan' } }, entries[2]],
  };
  const { log: opened, states, damage } = openLog(JSON.stringify(broken));
  expect(damage).toMatch(/^entry 2 of 3 \(cart\/addBegan\) has data that the shop does not expect: /);
  expect(opened.entries).toHaveLength(1);
  expect(states).toHaveLength(2);
});

test.each(['{}', '[]', '{"format":"other"}'])('%s is not accepted as a log', (text) => {
  expect(() => openLog(text)).toThrow('shop-log');
});

test('a log without its initial state is refused, with the name of the missing state', () => {
  const { preloaded: _, ...rest } = log;
  expect(() => openLog(JSON.stringify(rest))).toThrow('the log has no state "preloaded"');
});
