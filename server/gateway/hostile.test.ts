/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { getPropertyRuns } from '@/testing/testDepth';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import {
  getCookies,
  endpoints,
  findFault,
  generateMalformedRequests,
  sendHostile,
} from '../testing/malformedRequests';
import { listBounds } from '../testing/largestRequests';
import { someOrder } from '../testing/requests';
import { customerEmail, makeApp, sellerEmail, startErp } from '../testing/service';

jest.setTimeout(120_000);

/** Requests to each endpoint from each role; `npm run fuzz` sends ten thousand. */
const perRole = getPropertyRuns(15, 60);

let place: Place;
let database: LazyDatabase;
let erp: EmbeddedErp;
let app: FastifyInstance;
let log = '';

beforeAll(async () => {
  place = await makePlace(usualEngine);
  database = place.open();
  erp = await startErp();
  // the security log reports refused requests, as it should
  const isSecurity = (line: string): boolean => line.includes('"log":"security"');
  const stream = { write: (line: string) => void (log += isSecurity(line) ? '' : line) };
  app = await makeApp(erp, { database, logger: { level: 'warn', stream } });
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

it('the first request beyond each bound is refused with an answer under 4 KB', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const browsers = {
    guest: await getCookies(app, null),
    customer: await getCookies(app, customerEmail),
    seller: await getCookies(app, sellerEmail),
  };
  const faults: unknown[] = [];
  for (const { route, sender, refused } of listBounds({ skus: [], order: someOrder, quotation: 'unknown' }))
    for (const [at, { method, url, body, status }] of refused.entries()) {
      const { cookies } = browsers[sender];
      const answer = await fetch(origin + url, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'key-0001',
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      const { length } = await answer.text();
      if (answer.status !== status || length > 4_096)
        faults.push({ route, at, status: answer.status, length });
    }
  expect(faults).toEqual([]);
});

const senders = [null, customerEmail, sellerEmail];

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'no hostile request to %s breaks the service, or makes it disclose more than it should',
  async (_name, endpoint) => {
    for (const email of senders) {
      const browser = await getCookies(app, email);
      await fc.assert(
        fc.asyncProperty(generateMalformedRequests(endpoint), async (sent) => {
          expect(findFault(await sendHostile(app, endpoint, sent, browser))).toBeNull();
        }),
        { numRuns: perRole },
      );
    }
    expect(log).toBe('');
  },
);
