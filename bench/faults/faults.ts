/** Classes of faults, which affect an answer in transit, or the browser. */
import type { Random } from './random';

/** Delivery of one request. */
export interface Delivery {
  /** Number of times that the service receives it. */
  reaches: 0 | 1 | 2;
  /** Milliseconds until the page receives the result. */
  after: number;
  /**
   * Result in the page: the answer's text is changed, replaced, or lost with the connection; with `silence` no answer
   * ever arrives.
   */
  hears:
    | 'answer'
    | 'silence'
    | 'lost'
    | { status: number; type: string; text: string }
    | ((text: string) => string);
}

const json = 'application/json; charset=utf-8';
const problem = (status: number, code: string) => ({
  status,
  type: json,
  text: JSON.stringify({ status, code }),
});
const page = { status: 200, type: 'text/html', text: '<!doctype html><h1>Error de aplicación</h1>' };

/** Changes values in a JSON text, at any depth. */
function changed(
  text: string,
  random: Random,
  change: (holder: Record<string, unknown>, key: string) => void,
): string {
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const places: [Record<string, unknown>, string][] = [];
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      collect((value as Record<string, unknown>)[key]);
    }
  };
  collect(body);
  for (let count = 0; count < 3 && places.length > 0; count += 1) {
    const [holder, key] = random.one(places);
    change(holder, key);
  }
  return JSON.stringify(body);
}
const otherTypes: unknown[] = [null, 7, 'x', true, [], {}, -1.5, [null]];

/** Injects one faulty answer. */
export type Interference = (random: Random) => Delivery;

export const interferences = {
  'ERP down': () => ({ reaches: 0, after: 20, hears: problem(503, 'ERP_UNAVAILABLE') }),
  'service down': () => ({ reaches: 0, after: 5, hears: 'lost' }),
  'slow, up to 14 s': (random) => ({ reaches: 1, after: random.between(1_000, 14_000), hears: 'answer' }),
  'hanging until the time-out': (random) => ({
    reaches: random.chance(0.5) ? 1 : 0,
    after: 0,
    hears: 'silence',
  }),
  'error 500': () => ({ reaches: 0, after: 20, hears: problem(500, 'UNEXPECTED') }),
  'too many requests (429)': () => ({ reaches: 0, after: 5, hears: problem(429, 'RATE_LIMITED') }),
  'HTML instead of JSON': () => ({ reaches: 0, after: 20, hears: page }),
  'truncated JSON': (random) => ({
    reaches: 1,
    after: 20,
    hears: (text) => text.slice(0, random.below(Math.max(1, text.length))),
  }),
  'wrong types': (random) => ({
    reaches: 1,
    after: 20,
    hears: (text) =>
      changed(text, random, (holder, key) => {
        holder[key] = random.one(otherTypes);
      }),
  }),
  'rows without required fields': (random) => ({
    reaches: 1,
    after: 20,
    hears: (text) => changed(text, random, (holder, key) => delete holder[key]),
  }),
  'answers out of order': (random) => ({
    reaches: 1,
    after: random.one([1, 40, 300, 900, 2_500]),
    hears: 'answer',
  }),
  'answer lost after the service acted': (random) => ({
    reaches: 1,
    after: random.between(5, 900),
    hears: 'lost',
  }),
  'request delivered twice': () => ({ reaches: 2, after: 30, hears: 'answer' }),
} satisfies Record<string, Interference>;
export type NetworkFault = keyof typeof interferences;

/** Other faults, carried out by `session.ts`. */
export const disturbances = [
  'offline and back',
  'storage full',
  'storage forbidden',
  'storage corrupt',
  'storage of an older shape',
  'two tabs by turns',
  'a frozen tab wakes',
  'tab closed right after an add',
  'double clicks',
  'signed out in another tab',
  'session ran out',
  'customer changed amid answers',
  'line added while an order is on its way',
  'prices and stock move',
  'clock jumps forward',
  'clock jumps backward',
  'clock before a change of IVA',
  'new version amid a form',
] as const;
export type Disturbance = (typeof disturbances)[number];

export const networkFaults = Object.keys(interferences) as NetworkFault[];
export const everything = 'everything at once but the storage';
export type FaultClass = NetworkFault | Disturbance | typeof everything;
export const faultClasses: readonly FaultClass[] = [...networkFaults, ...disturbances, everything];
