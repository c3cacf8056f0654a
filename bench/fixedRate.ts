/**
 * Load at a fixed rate. Each request has a time at which it is due, whatever the answers before it take, and its own time counts
 * from then: a service that stops makes all that was due meanwhile late.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';

export interface RateRun {
  /** Milliseconds of each request since it was due, in ascending order. */
  times: number[];
  faults: number;
  /** More requests were under way than the run allows: the rest was not sent. */
  isCutShort: boolean;
}

export interface RateOptions {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Sends the request of this number, and tells whether it was answered well. */
  work: (count: number) => Promise<boolean>;
  /** Number of requests under way at which the run ends: the rate is then far too high. */
  maxUnderWay: number;
  /** Milliseconds of a clock that does not go back. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

export async function runAtRate({
  rate,
  seconds,
  work,
  maxUnderWay,
  now = () => performance.now(),
  pause = pauseFor,
}: RateOptions): Promise<RateRun> {
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let faults = 0;
  let isCutShort = false;
  const began = now();
  const total = Math.round(rate * seconds);
  const send = (count: number): void => {
    const due = began + (count * 1_000) / rate;
    const run = work(count)
      .catch(() => false)
      .then((isWell) => {
        times.push(now() - due);
        if (!isWell) faults += 1;
        running.delete(run);
      });
    running.add(run);
  };
  for (let count = 0; count < total && !isCutShort;) {
    while (count < total && began + (count * 1_000) / rate <= now()) {
      send(count);
      count += 1;
    }
    isCutShort = running.size > maxUnderWay;
    await pause(1);
  }
  await Promise.all(running);
  return { times: times.sort((one, other) => one - other), faults, isCutShort };
}

/** Returns the smallest value within which this share of all is. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/**
 * Finds the highest rate that is held, within 6 %: grows by half until one is not, and halves the step between three times.
 * Zero when not even one request a second is.
 */
export async function findHeldRate(
  first: number,
  isHeld: (rate: number) => Promise<boolean>,
): Promise<number> {
  const growth = 1.5;
  let held = 0;
  let missed = Number.POSITIVE_INFINITY;
  for (let rate = first; rate >= 1 && (held === 0 || missed === Number.POSITIVE_INFINITY);) {
    const isWell = await isHeld(Math.round(rate));
    if (isWell) held = Math.round(rate);
    else missed = Math.round(rate);
    rate = isWell ? rate * growth : rate / growth;
  }
  for (let step = 0; step < 3 && held > 0; step += 1) {
    const rate = Math.round(Math.sqrt(held * missed));
    if (rate <= held || rate >= missed) break;
    if (await isHeld(rate)) held = rate;
    else missed = rate;
  }
  return held;
}
