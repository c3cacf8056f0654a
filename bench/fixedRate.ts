/**
 * Load at a fixed rate. Each request has a time at which it is due, whatever the answers before it take, and its
 * duration is measured from then: when a service stalls, all requests that were due meanwhile count as late.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';

export interface RateRun {
  /** Milliseconds of each request from the time at which it was due, in ascending order. */
  times: number[];
  faults: number;
  /** Whether more requests were in progress than the run allows, so that the remaining ones were not sent. */
  isCutShort: boolean;
}

export interface RateOptions {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Sends the request with this number; returns whether its answer was right. */
  work: (count: number) => Promise<boolean>;
  /** Number of requests in progress at which the run ends, as the rate is then far too high. */
  maxUnderWay: number;
  /** Returns the milliseconds of a monotonic clock. */
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

/** Returns the smallest value that is not exceeded by this share of all values. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/**
 * Finds the highest rate that the service can serve, within 6 %: the rate grows by half until one fails, and then the
 * step is halved three times. Zero when not even one request a second succeeds.
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
