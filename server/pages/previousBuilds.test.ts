import type { FastifyInstance } from 'fastify';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readProblem } from '../testing/browser';
import { makeApp, noDatabase } from '../testing/service';
import { buildSecurityHeaders } from './securityHeaders';

let folder: string;
let keptDir: string;
let app: FastifyInstance | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-builds-'));
  keptDir = path.join(folder, 'kept');
});

afterEach(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

const getChunkName = (build: string) => `page.${build.repeat(8)}.js`;
const shared = 'vendor.01234567.js';

/** Starts the service with a build that has one chunk of its own and one chunk that all builds share. */
async function deploy(build: string): Promise<FastifyInstance> {
  const publicDir = path.join(folder, build);
  const assets = path.join(publicDir, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(publicDir, 'index.html'), '<!doctype html>');
  for (const name of [getChunkName(build), shared]) {
    const content = `// of build ${build}`;
    writeFileSync(path.join(assets, name), content);
    writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(assets, `${name}.map`), '{}');
  }
  writeFileSync(path.join(assets, 'version.json'), `{"version":"${build}"}`);
  await app?.close();
  app = await makeApp({ url: 'http://127.0.0.1:9' }, { database: noDatabase, publicDir, keptDir });
  return app;
}

const getStatus = async (service: FastifyInstance, name: string) =>
  (await service.inject({ url: `/assets/${name}` })).statusCode;

test('a page of the previous build still loads its chunks, with the headers of current chunks', async () => {
  await deploy('a');
  const service = await deploy('b');
  for (const build of ['a', 'b']) {
    const answer = await service.inject({
      url: `/assets/${getChunkName(build)}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.statusCode).toBe(200);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(`// of build ${build}`);
    expect(answer.headers).toMatchObject({
      ...buildSecurityHeaders({ payment: null, pictureOrigins: [] }),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript/) as unknown,
    });
  }
  const plain = await service.inject({ url: `/assets/${getChunkName('a')}` });
  expect(plain.body).toBe('// of build a');
});

test('the last three builds are kept, and files of older builds are removed', async () => {
  for (const build of ['a', 'b', 'c']) await deploy(build);
  const service = await deploy('d');
  const statuses = await Promise.all(
    ['a', 'b', 'c', 'd'].map((build) => getStatus(service, getChunkName(build))),
  );
  expect(statuses).toEqual([404, 200, 200, 200]);
  expect(await getStatus(service, shared)).toBe(200);
  const kept = readdirSync(path.join(keptDir, 'assets'));
  expect(kept.sort()).toEqual(
    [...['b', 'c', 'd'].map(getChunkName), shared].flatMap((name) => [name, `${name}.br`]).sort(),
  );
});

test('a new build that replaces the folder removes no file that open pages need', async () => {
  const service = await deploy('a');
  rmSync(path.join(folder, 'a', 'assets'), { recursive: true });
  for (const encoding of ['br', 'identity']) {
    const url = `/assets/${getChunkName('a')}`;
    const answer = await service.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(answer.statusCode).toBe(200);
  }
});

test('a restart does not count as another build', async () => {
  await deploy('a');
  for (let time = 0; time < 4; time += 1) await deploy('b');
  expect(await getStatus(app!, getChunkName('a'))).toBe(200);
});

test('only files with a content hash are served from previous builds', async () => {
  await deploy('a');
  const service = await deploy('b');
  expect((await service.inject({ url: '/assets/version.json' })).json()).toEqual({ version: 'b' });
  expect(existsSync(path.join(keptDir, 'assets', 'version.json'))).toBe(false);
  expect(await getStatus(service, `${getChunkName('b')}.map`)).toBe(200);
  expect(await getStatus(service, `${getChunkName('a')}.map`)).toBe(404);
});

test.each(['none.01234567.js', 'version.xml', '..%2fbuilds.json', '%2e%2e%2f%2e%2e%2fx.01234567.js'])(
  'a file that no build has is answered with 404: %s',
  async (name) => {
    const service = await deploy('a');
    const answer = await service.inject({ url: `/assets/${name}`, headers: { accept: 'text/html' } });
    expect(readProblem(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  },
);

test('a truncated list of builds does not prevent a start', async () => {
  await deploy('a');
  writeFileSync(path.join(keptDir, 'builds.json'), '[["pa');
  const service = await deploy('b');
  expect(await getStatus(service, getChunkName('b'))).toBe(200);
});

test('the shop runs without previous builds when they cannot be stored', async () => {
  writeFileSync(path.join(folder, 'kept'), 'a file, not a folder');
  const service = await deploy('a');
  expect(await getStatus(service, getChunkName('a'))).toBe(200);
});
