/** Timeline of a log: a lane for each feature, a bar for each request and delay, and the cause of each event. */
import type { Input, Log } from '../recorder';

export interface TimelineEvent {
  by: 'ui' | 'saga';
  type: string;
  t: number;
  lane: number;
  /** Number of the event that caused this event. Null for events of the page, and for events at the start. */
  cause: number | null;
  /** Number of the request whose answer caused this event. */
  request: number | null;
  isFailure: boolean;
}

export interface Bar {
  kind: 'request' | 'wait';
  label: string;
  /** Number of events before the bar begins. `to` is the number of events before the bar ends. */
  from: number;
  to: number;
  row: number;
}

export interface Timeline {
  lanes: string[];
  events: TimelineEvent[];
  bars: Bar[];
  rows: number;
}

const failure = /(?:Failed|Refused|Rejected|Ended|Missing|Ignored|LimitReached|Unavailable)$/;

/** Returns the number of events up to a time. */
function countUntil(times: readonly number[], t: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= t) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places bars into as few rows as possible. */
function placeBars(bars: Omit<Bar, 'row'>[]): { bars: Bar[]; rows: number } {
  const ends: number[] = [];
  const placed = [...bars]
    .sort((a, b) => a.from - b.from)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.from);
      const row = free < 0 ? ends.length : free;
      ends[row] = Math.max(bar.to, bar.from + 1);
      return { ...bar, row };
    });
  return { bars: placed, rows: ends.length };
}

export function buildTimeline({ entries, exchanges, inputs = [] }: Log): Timeline {
  const lanes: string[] = [];
  const times = entries.map(({ t }) => t);
  const getLane = (type: string): number => {
    const [name = ''] = type.split('/');
    const known = lanes.indexOf(name);
    return known < 0 ? lanes.push(name) - 1 : known;
  };
  /**
   * Finds the last event of the page before a time. This event causes the next requests, delays and events of the
   * sagas.
   */
  const findCause = (before: number): number | null => {
    for (let index = before - 1; index >= 0; index -= 1) if (entries[index]?.by === 'ui') return index;
    return null;
  };
  const requestBars = exchanges.map(({ t, request, took }) => ({
    kind: 'request' as const,
    label: `${request.method} ${request.path}${took === null ? ' · sin respuesta' : ` · ${took} ms`}`,
    from: countUntil(times, t),
    to: countUntil(times, t + (took ?? 0)),
  }));
  const waits = inputs.flatMap((input) =>
    'delay' in input ? [{ at: input.at, t: input.t, delay: input.delay }] : [],
  );
  const waitBars = waits.map(({ at, t, delay }) => {
    const from = countUntil(times, t - delay);
    const begun = entries[from - 1]?.action.type;
    return { kind: 'wait' as const, label: `${delay} ms${begun ? ` · ${begun}` : ''}`, from, to: at };
  });
  const byPosition = new Map<number, Input>();
  for (const input of inputs) byPosition.set(input.at, input);
  let cause: number | null = null;
  let request: number | null = null;
  const events = entries.map(({ by, t, action }, index): TimelineEvent => {
    const input = byPosition.get(index);
    if (input && !('begin' in input)) {
      // an input causes all following events until the page dispatches an event
      request = 'answer' in input ? input.answer : null;
      const began =
        'answer' in input
          ? countUntil(times, exchanges[input.answer]?.t ?? 0)
          : 'delay' in input
            ? countUntil(times, input.t - input.delay)
            : index;
      cause = findCause(Math.min(index, began));
    }
    if (by === 'ui') {
      cause = index;
      request = null;
    }
    return {
      by,
      t,
      type: action.type,
      lane: getLane(action.type),
      cause: by === 'ui' ? null : cause,
      request: by === 'ui' ? null : request,
      isFailure: failure.test(action.type),
    };
  });
  return { lanes, events, ...placeBars([...requestBars, ...waitBars]) };
}

/**
 * Whether an event matches a filter. Each word of the filter must match: `ui` or `saga`, a part of the event's type, or
 * the path of a changed part of the state.
 */
export const matchesFilter = (
  filter: string,
  { by, type }: Pick<TimelineEvent, 'by' | 'type'>,
  listPaths: () => readonly string[],
): boolean =>
  filter
    .trim()
    .split(/\s+/)
    .every(
      (word) =>
        word === '' ||
        word === by ||
        type.toLowerCase().includes(word.toLowerCase()) ||
        listPaths().some((path) => path.startsWith(word) || word.startsWith(`${path}.`)),
    );
