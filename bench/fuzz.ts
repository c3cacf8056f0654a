/**
 * npm run fuzz [-- BODIES [NAME]]: sends malformed requests (default 10,000) to every endpoint of both access
 * tables, a third each as guest, customer and seller, with the embedded database. Prints the statuses, and
 * exits with 1 when the service failed, leaked, or violated an invariant of
 * `server/testing/generateMalformedRequests.ts`. The seed is printed; SEED=… repeats the run.
 */
import fc from 'fast-check';
import process from 'node:process';
import { makePlace } from '../server/testing/engines';
import {
  getCookies,
  endpoints,
  findFault,
  generateMalformedRequests,
  sendHostile,
} from '../server/testing/malformedRequests';
import { customerEmail, makeApp, sellerEmail, startErp } from '../server/testing/service';

const perEndpoint = Number(process.argv[2] ?? 10_000);
const wanted = endpoints.filter(({ name }) => name.includes(process.argv[3] ?? ''));
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<boolean> {
  const place = await makePlace('the embedded database');
  const erp = await startErp();
  let logged = 0;
  const stream = { write: (line: string) => void (logged += line ? 1 : 0) };
  const app = await makeApp(erp, { database: place.open(), logger: { level: 'warn', stream } });
  const senders = [null, customerEmail, sellerEmail];
  let faults = 0;
  let all = 0;
  say(`seed ${seed}`);
  for (const endpoint of wanted) {
    const statuses = new Map<number, number>();
    const taken: number[] = [];
    for (const [nth, email] of senders.entries()) {
      const browser = await getCookies(app, email);
      for (const sent of fc.sample(generateMalformedRequests(endpoint), {
        numRuns: Math.ceil(perEndpoint / senders.length),
        seed: seed + nth,
      })) {
        const began = performance.now();
        const answer = await sendHostile(app, endpoint, sent, browser);
        taken.push(performance.now() - began);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        const fault = findFault(answer);
        if (!fault) continue;
        faults += 1;
        say(
          `  ${fault}: ${sent.url} ${JSON.stringify(sent.headers)} ${sent.payload?.toString().slice(0, 300)}`,
        );
      }
    }
    all += taken.length;
    const told = [...statuses].sort().map(([status, times]) => `${status}×${times}`);
    const p99 = taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? NaN;
    say(`${endpoint.name.padEnd(34)} p99 ${p99.toFixed(1).padStart(6)} ms  ${told.join(' ')}`);
  }
  await app.close();
  await erp.close();
  await place.remove();
  say(`${all} requests to ${wanted.length} endpoints: ${faults} faults, ${logged} lines logged`);
  return faults === 0 && logged === 0;
}

void run().then((isWell) => process.exit(isWell ? 0 : 1));
