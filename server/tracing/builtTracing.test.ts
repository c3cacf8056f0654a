/** @jest-environment <rootDir>/server/testing/withPglite.ts */
/** The service as deployed: which code it loads, with and without a collector. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { buildService, endProcess, type BuiltService } from '../testing/builtService';
import { startCollector } from '../testing/collector';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { createTemporaryFolder } from '../testing/folders';

jest.setTimeout(120_000);

let built: BuiltService;
let place: Place;
beforeAll(async () => {
  built = buildService();
  place = await makePlace(usualEngine);
});
afterAll(async () => {
  built.remove();
  await place.remove();
});

const coverage = v.object({ result: v.array(v.object({ url: v.string() })) });

/** Starts the service, asks it once, and ends it. Returns the addresses of all code that it has loaded. */
async function listLoadedCode(env: Record<string, string>): Promise<string[]> {
  const [data, loaded] = [createTemporaryFolder(), createTemporaryFolder()];
  const { service, address } = await built.start({
    DATA_DIR: data.path,
    ...(place.options.databaseUrl === null ? {} : { DATABASE_URL: place.options.databaseUrl }),
    NODE_V8_COVERAGE: loaded.path,
    ...env,
  });
  expect((await fetch(`${address}/api/shop/session`)).status).toBe(200);
  await endProcess(service, 'SIGTERM');
  const urls = readdirSync(loaded.path).flatMap((file) =>
    v
      .parse(coverage, JSON.parse(readFileSync(path.join(loaded.path, file), 'utf8')))
      .result.map(({ url }) => url),
  );
  data.remove();
  loaded.remove();
  expect(urls.some((url) => url.includes('/fastify/'))).toBe(true);
  return urls;
}

const sdk = /@opentelemetry\/(?:sdk-trace|core|resources)\//;

test('a service without a collector loads nothing of the SDK', async () => {
  const urls = await listLoadedCode({ OTEL_SERVICE_NAME: 'shop' });
  expect(urls.filter((url) => sdk.test(url))).toEqual([]);
});

test('a service that is told to stop has sent its spans', async () => {
  const collector = await startCollector();
  const urls = await listLoadedCode({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await collector.close();
  expect(urls.some((url) => sdk.test(url))).toBe(true);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/shop/session');
});
