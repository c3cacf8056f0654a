/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { getPropertyRuns } from '@/testing/testDepth';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../erp/embeddedErp';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import {
  getCookies,
  endpoints,
  findFault,
  generateMalformedRequests,
  sendHostile,
} from '../testing/malformedRequests';
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
  // the security log tells of refused requests, as it should
  const isSecurity = (line: string): boolean => line.includes('"log":"security"');
  const stream = { write: (line: string) => void (log += isSecurity(line) ? '' : line) };
  app = await makeApp(erp, { database, logger: { level: 'warn', stream } });
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

const senders = [null, customerEmail, sellerEmail];

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'nothing hostile that is sent to %s breaks it, or makes it say more than it should',
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
