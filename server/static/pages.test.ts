import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { readConfig } from '../config';
import { problemOf } from '../testing/browser';
import { makeApp, noDatabase } from '../testing/service';
import { cacheControlOf } from './pages';

const page = `<!doctype html><html lang="es"><div id="root"></div>${'<!-- shop -->'.repeat(100)}</html>`;
const script = `/* ${'shop '.repeat(500)} */`;
const files: Record<string, string> = {
  'index.html': page,
  'assets/main.01234567.js': script,
  'assets/version.json': '{"version":"1"}',
  'assets/i18n/es.json': '{}',
  'images/part.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const browserAccept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let publicDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'shop-public-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(publicDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  app = await makeApp({ url: 'http://127.0.0.1:9' }, { database: noDatabase, publicDir });
});

afterAll(async () => {
  await app.close();
  rmSync(publicDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the built shop', () => {
  it.each(['/', '/index.html', '/catalog', '/product/fre-pd-1042?from=search', '/no/such/page', '/apiary'])(
    'shows the page at %s',
    async (url) => {
      const answer = await get(url, browserAccept);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/assets/main.00000000.js', '/assets/', '/api', '/api/shop/nothing', '/api?x=1'])(
    'shows no page at %s',
    async (url) => {
      expect(problemOf(await get(url, browserAccept))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it('shows no page to a script that asks for a missing file', async () => {
    expect((await get('/images/none.svg', { accept: '*/*' })).statusCode).toBe(404);
  });

  it('takes no form posted to a page', async () => {
    const answer = await app.inject({ method: 'POST', url: '/catalog', headers: browserAccept });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/x'])(
    'keeps to its folder: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('sends what was compressed at build time', async () => {
    const answer = await get('/assets/main.01234567.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/) as unknown,
      vary: expect.stringMatching(/accept-encoding/i) as unknown,
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    const compressedPage = await get('/catalog', { ...browserAccept, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressedPage.rawPayload).toString()).toBe(page);
  });

  it.each([
    ['/assets/main.01234567.js', 'public, max-age=31536000, immutable'],
    ['/assets/version.json', 'no-cache'],
    ['/assets/i18n/es.json', 'no-cache'],
    ['/images/part.svg', 'public, max-age=3600'],
  ])('lets %s be kept: %s', async (url, expected) => {
    for (const encoding of ['identity', 'br', 'gzip'])
      expect((await get(url, { 'accept-encoding': encoding })).headers['cache-control']).toBe(expected);
    expect(cacheControlOf(url)).toBe(expected);
  });
});

describe('the security headers', () => {
  it.each([
    ['a page', '/', browserAccept],
    ['a file', '/assets/main.01234567.js', {}],
    ['an answer', '/api/shop/config', {}],
    ['a problem', '/api/shop/nothing', {}],
    ['a failure', '/api/shop/vehicles/years', {}],
  ])('are on %s', async (_what, url, headers) => {
    const answer = await get(url, headers);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it('are the same for QA, whose page says so: the recorder and DevTools need no exception', async () => {
    const options = { database: noDatabase, publicDir, config: readConfig({ QA: 'on' }) };
    const qa = await makeApp({ url: 'http://127.0.0.1:9' }, options);
    const answer = await qa.inject({ url: '/' });
    expect(answer.body).toContain('<html data-qa="on" lang="es">');
    expect((await qa.inject({ url: '/index.html' })).body).toBe(answer.body);
    const policy = answer.headers['content-security-policy'];
    expect(policy).toBe((await get('/')).headers['content-security-policy']);
    await qa.close();
  });

  it('ask for https only in production, and only where it is spoken', async () => {
    const options = { database: noDatabase, publicDir, config: readConfig({ NODE_ENV: 'production' }) };
    const production = await makeApp({ url: 'http://127.0.0.1:9' }, options);
    const plain = await production.inject({ url: '/' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    const behindTls = await production.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(behindTls.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    await production.close();
  });
});
