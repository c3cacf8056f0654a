/** @jest-environment <rootDir>/server/testing/withPglite.ts */
/** The service as deployed: tests which code it loads, with and without a collector. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Starts the service, sends one request, and ends it. Returns the files of the bundle that it has loaded. */
async function listLoadedFiles(env: Record<string, string>): Promise<string[]> {
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
  const files = urls.filter((url) => /\/server\/[\w-]+\.mjs$/.test(url)).map((url) => fileURLToPath(url));
  expect(files.length).toBeGreaterThan(3);
  return files;
}

const hasSdk = (file: string): boolean => readFileSync(file, 'utf8').includes('BatchSpanProcessor');

test('a service without a collector loads no file of the OpenTelemetry SDK', async () => {
  const files = await listLoadedFiles({ OTEL_SERVICE_NAME: 'shop' });
  expect(files.filter(hasSdk)).toEqual([]);
});

test('a service that is asked to stop sends its spans first', async () => {
  const collector = await startCollector();
  const files = await listLoadedFiles({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await collector.close();
  expect(files.filter(hasSdk)).toHaveLength(1);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/shop/session');
});
