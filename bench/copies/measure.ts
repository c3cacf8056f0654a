/** Measurements of the bench of copies: rates within the limits, and the cost of a request. */
import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Nginx } from '../../server/testing/nginx';
import { findHeldRate, percentile, runAtRate } from '../fixedRate';
import { readMainThreadMs, readMemoryMb, readTreeMs } from '../processCpu';
import { askTwice, sumMetric, type Copy } from './programs';
import {
  confirmingSeconds,
  firstRate,
  longestMs,
  maxUnderWay,
  mostLeft,
  say,
  shown,
  tryingSeconds,
} from './settings';
import { createVisitor, faultsByKind } from './visitors';

export interface Parts {
  copies: readonly Copy[];
  nginx: Nginx;
  postgres: number;
  erp: number;
  redis: number | null;
}

export const partNames = ['copies', 'PostgreSQL', 'nginx', 'Redis', 'ERP', 'load'] as const;
type PartName = (typeof partNames)[number];

/** Returns the milliseconds that each part has computed. */
function readCpu({ copies, nginx, postgres, erp, redis }: Parts): Record<PartName, number> {
  const { user, system } = process.cpuUsage();
  return {
    copies: copies.reduce((sum, { pid }) => sum + readTreeMs(pid), 0),
    PostgreSQL: readTreeMs(postgres),
    nginx: readTreeMs(nginx.pid),
    Redis: redis === null ? 0 : readTreeMs(redis),
    ERP: readTreeMs(erp),
    load: (user + system) / 1_000,
  };
}

/** Returns the milliseconds that all cores of the machine have computed. */
const readMachineMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

export interface Measured {
  rate: number;
  p50: number;
  p99: number;
  faults: number;
  isHeld: boolean;
  /** Share of guests' pages that were left to the browser. */
  left: number;
  /** Number of ERP calls for a thousand requests. */
  erpCalls: number;
  /** Cores that each part used. */
  cores: Record<PartName, number>;
  /** Cores that other programs of the machine used. */
  others: number;
  /** Share of a core that the busiest event loop among the copies used. */
  mainThread: number;
  /** Memory of a copy in megabytes. */
  memory: number;
}

export async function measureAt(
  rate: number,
  seconds: number,
  parts: Parts,
  work: () => Promise<boolean>,
): Promise<Measured> {
  const { copies } = parts;
  const readCounts = async () => ({
    left: await sumMetric(copies, 'shop_pages_total', 'outcome="left"'),
    pages: await sumMetric(copies, 'shop_pages_total'),
    erp: await sumMetric(copies, 'erp_call_duration_seconds_count'),
  });
  faultsByKind.clear();
  const before = await readCounts();
  const machineBefore = readMachineMs();
  const cpuBefore = readCpu(parts);
  const threadsBefore = copies.map(({ pid }) => readMainThreadMs(pid));
  const began = performance.now();
  const run = await runAtRate({ rate, seconds, work, maxUnderWay });
  const took = performance.now() - began;
  const cpuAfter = readCpu(parts);
  const machineMs = readMachineMs() - machineBefore;
  const ownMs = partNames.reduce((sum, name) => sum + cpuAfter[name] - cpuBefore[name], 0);
  const threads = copies.map(({ pid }, at) => readMainThreadMs(pid) - (threadsBefore[at] ?? 0));
  const after = await readCounts();
  const left = (after.left - before.left) / Math.max(1, after.pages - before.pages);
  const p99 = percentile(run.times, 0.99);
  return {
    rate,
    p50: percentile(run.times, 0.5),
    p99,
    faults: run.faults,
    isHeld: !run.isCutShort && run.faults === 0 && p99 <= longestMs && left <= mostLeft,
    left,
    erpCalls: ((after.erp - before.erp) / run.times.length) * 1_000,
    cores: Object.fromEntries(
      partNames.map((name) => [name, (cpuAfter[name] - cpuBefore[name]) / took]),
    ) as Record<PartName, number>,
    others: Math.max(0, machineMs - ownMs) / took,
    mainThread: Math.max(...threads) / took,
    memory: copies.reduce((sum, { pid }) => sum + readMemoryMb(pid), 0) / copies.length,
  };
}

export const describeRun = ({ rate, p50, p99, faults, left, isHeld }: Measured): string =>
  `  ${rate}/s: p50 ${shown(p50)} ms, p99 ${shown(p99)} ms, ${faults} faults${
    faults > 0 ? ` (${[...faultsByKind].map(([kind, count]) => `${kind}: ${count}`).join(', ')})` : ''
  }, ${shown(left * 100)} % of pages left to the browser: ${isHeld ? 'held' : 'not held'}`;

/** Finds the highest rate within the limits, and measures it over a longer time. */
export async function measureHeld(parts: Parts, work: () => Promise<boolean>): Promise<Measured> {
  const tryRate = async (rate: number, seconds: number): Promise<Measured> => {
    const measured = await measureAt(rate, seconds, parts, work);
    say(describeRun(measured));
    // pages that an overload left in progress are finished
    while ((await sumMetric(parts.copies, 'shop_pages_rendering')) > 0) await pause(100);
    return measured;
  };
  let rate = await findHeldRate(firstRate, async (one) => (await tryRate(one, tryingSeconds)).isHeld);
  let confirmed = await tryRate(Math.max(1, rate), confirmingSeconds);
  while (!confirmed.isHeld && rate > 1) {
    rate = Math.floor(rate * 0.9);
    confirmed = await tryRate(rate, confirmingSeconds);
  }
  return confirmed;
}

/**
 * Measures the milliseconds that the copy and PostgreSQL compute for one of these requests, sent one after the other.
 */
export async function measureCost(
  parts: Parts,
  requests: readonly string[],
  encoding = 'br, gzip',
): Promise<{ copy: number; database: number }> {
  const [copy] = parts.copies as [Copy];
  const quietMs = 3_000;
  const spend = async (work: () => Promise<unknown>) => {
    const before = readCpu(parts);
    const began = performance.now();
    await work();
    const took = performance.now() - began;
    const after = readCpu(parts);
    return { copy: after.copies - before.copies, database: after.PostgreSQL - before.PostgreSQL, took };
  };
  const idle = await spend(() => pause(quietMs));
  const visitor = createVisitor(copy.base, 0);
  const busy = await spend(async () => {
    for (const url of requests) {
      const { status } = await askTwice(() =>
        visitor.send('GET', url, undefined, { 'accept-encoding': encoding }),
      );
      if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
    }
  });
  const costOf = (name: 'copy' | 'database'): number =>
    Math.max(0, busy[name] - (idle[name] * busy.took) / idle.took) / requests.length;
  return { copy: costOf('copy'), database: costOf('database') };
}
