import type { Log, LogEntry } from '../recorder';
import { buildTimeline, matchesFilter } from './timeline';

const entry = (t: number, by: 'ui' | 'saga', type: string): LogEntry => ({ t, by, action: { type } });
/** A part is added twice within its lock, and its prices arrive meanwhile. */
const log = {
  entries: [
    entry(0, 'ui', 'cart/addRequested'),
    entry(0, 'saga', 'cart/addBegan'),
    entry(100, 'ui', 'cart/addRequested'),
    entry(100, 'saga', 'navigation/requestIgnored'),
    entry(220, 'saga', 'catalog/pricesReceived'),
    entry(350, 'saga', 'cart/lineAdded'),
    entry(350, 'saga', 'toasts/shown'),
  ],
  exchanges: [
    { t: 20, request: { method: 'GET', path: '/api/shop/prices' }, took: 200, answer: { status: 200 } },
    { t: 100, request: { method: 'GET', path: '/never' }, took: null, answer: null },
  ],
  inputs: [
    { at: 0, t: 0, begin: true },
    { at: 4, t: 220, answer: 0 },
    { at: 5, t: 350, delay: 350 },
  ],
} as unknown as Log;

test('each event is in the lane of its feature, lanes are in order of appearance, and failures are marked', () => {
  const { lanes, events } = buildTimeline(log);
  expect(lanes).toEqual(['cart', 'navigation', 'catalog', 'toasts']);
  expect(events.map(({ lane }) => lane)).toEqual([0, 0, 0, 1, 2, 0, 3]);
  expect(events.map(({ isFailure }) => isFailure)).toEqual([false, false, false, true, false, false, false]);
});

test('an event of a saga names the user event that caused it, also after an answer or a delay', () => {
  const { events } = buildTimeline(log);
  // the second press was ignored, so the lock that ends belongs to the first press
  expect(events.map(({ cause }) => cause)).toEqual([null, 0, null, 2, 0, 0, 0]);
  expect(events[4]?.request).toBe(0);
});

test('requests and delays are bars over the events during them, each in a free row', () => {
  const { bars, rows } = buildTimeline(log);
  expect(rows).toBe(3);
  expect(bars.map(({ kind, label, from, to, row }) => [kind, label, from, to, row])).toEqual([
    ['request', 'GET /api/shop/prices · 200 ms', 2, 5, 0],
    ['wait', '350 ms · cart/addBegan', 2, 5, 1],
    ['request', 'GET /never · sin respuesta', 4, 4, 2],
  ]);
});

test.each([
  ['', true],
  ['saga', true],
  ['ui', false],
  ['lineadded', true],
  ['cart/', true],
  ['cart.items', true],
  ['cart.items.0.quantity', true],
  ['cart.owner', false],
  ['saga cart.items', true],
  ['saga toasts', false],
])('the filter %p matches an event: %p', (filter, fits) => {
  const event = { by: 'saga', type: 'cart/lineAdded' } as const;
  expect(matchesFilter(filter, event, () => ['cart.items', 'cart.busy'])).toBe(fits);
});
