/**
 * npm run bench -- signIns: a guest's list, without load and under 500 sign-ins a second, from a thousand networks with
 * wrong passwords for as many accounts. Both arrive at fixed times, whatever the answers take, and a duration is
 * measured from the time at which its request was due: when a service stalls, all requests that were due meanwhile
 * count as late. The ERP, the database and this program share the machine's cores.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tell } from './figures.cjs';
import { startShop } from './startShop.cjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const rates = { lists: 20, signIns: 500 };
const networks = 1_000;
const accounts = 1_000;

const percentile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

/** Sends a request; resolves with its status once the whole answer has arrived. */
const send = (agent, base, path, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve) => {
    const sent = request(base + path, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });

/** Returns the milliseconds that the thread of the service's event loop has computed. */
const readCpuMs = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * Starts work at its fixed times. Resolves with the milliseconds from the due time of each one, and the number of
 * answers by status.
 */
async function runAtRate(rate, work) {
  const times = [];
  const statuses = {};
  const running = [];
  const began = performance.now();
  for (let count = 0; count < rate * seconds;) {
    while (count < rate * seconds && began + (count * 1_000) / rate <= performance.now()) {
      const due = began + (count * 1_000) / rate;
      running.push(
        work(count).then((status) => {
          times.push(performance.now() - due);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      );
      count += 1;
    }
    await pause(1);
  }
  await Promise.all(running);
  return { times, statuses };
}

export async function measureSignIns() {
  const { base, pid, end, waitForMetric } = await startShop({ TRUST_PROXY: 'loopback' });
  const agents = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1_000 }));
  try {
    const list = '/api/shop/products?search=pastillas&limit=24';
    const readList = () => send(agents[0], base, list);
    const signIn = (count) =>
      send(agents[1], base, '/api/dtierp/wsdti/getLoginIn', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: 'XSRF-TOKEN=flood',
          'x-xsrf-token': 'flood',
          'x-forwarded-for': `10.9.${(count % networks) >> 8}.${(count % networks) & 255}`,
        },
        body: JSON.stringify({
          user: `persona${(count * 7) % accounts}@example.ec`,
          password: `clave-${count}`,
        }),
      });
    await waitForMetric('catalogue_swept');
    // compilation and a cold cache are not measured
    for (let count = 0; count < 300; count += 1) await readList();
    for (let count = 0; count < 30; count += 1) await signIn(count);
    const quiet = await runAtRate(rates.lists, readList);
    const cpuBefore = readCpuMs(pid);
    const [flooded, flood] = await Promise.all([
      runAtRate(rates.lists, readList),
      runAtRate(rates.signIns, signIn),
    ]);
    const cpu = readCpuMs(pid) - cpuBefore;
    const p99 = { quiet: percentile(quiet.times, 0.99), flooded: percentile(flooded.times, 0.99) };
    return {
      'signIns.quiet': p99.quiet,
      'signIns.flooded': p99.flooded,
      'signIns.ratio': p99.flooded / p99.quiet,
      'signIns.medianQuiet': percentile(quiet.times, 0.5),
      'signIns.medianFlooded': percentile(flooded.times, 0.5),
      'signIns.faults': [quiet, flooded]
        .flatMap(({ times, statuses }) => times.length - statuses[200])
        .reduce((a, b) => a + b),
      'signIns.answeredP99': percentile(flood.times, 0.99),
      'signIns.cpu': cpu / (rates.signIns * seconds),
      'signIns.load': loadavg()[0],
      statuses: flood.statuses,
    };
  } finally {
    for (const agent of agents) agent.destroy();
    await end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { statuses, ...figures } = await measureSignIns();
  for (const [id, figure] of Object.entries(figures)) tell(id, figure);
  process.stdout.write(`answers to the sign-ins: ${JSON.stringify(statuses)}\n`);
}
