import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { readConfig } from '../shared/config';
import { readProblem } from '../testing/browser';
import { makeApp, noDatabase } from '../testing/service';
import { buildContentSecurityPolicy, buildSecurityHeaders } from './securityHeaders';
import { getCacheControl } from './pageRoutes';

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
  it.each([
    ['/', 200],
    ['/shop/products/FRE-PD-1042?from=search', 200],
    ['/account/orders', 200],
    ['/index.html', 404],
    ['/no/such/page', 404],
    ['/apiary', 404],
    ['/%5C', 404],
    ['/..%2Fpackage.json', 404],
    ['/%', 404],
  ])('answers %s with the shop’s page and the status %i', async (url, status) => {
    const answer = await get(url, browserAccept);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(page);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/main.00000000.js', '/assets/', '/api', '/api/shop/nothing', '/api?x=1'])(
    'answers %s with an error in JSON and the status 404',
    async (url) => {
      expect(readProblem(await get(url, browserAccept))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it.each([
    ['no Accept header', {}],
    ['Accept: */*', { accept: '*/*' }],
    ['Accept: application/json', { accept: 'application/json' }],
  ])(
    'shows the page to a client that sends %s, such as a messenger that previews a link',
    async (_what, headers) => {
      const answer = await get('/shop', headers);
      expect(answer).toMatchObject({ statusCode: 200, body: page });
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect((await get('/images/none.svg', headers)).statusCode).toBe(404);
    },
  );

  it('refuses a form posted to a page', async () => {
    const answer = await app.inject({ method: 'POST', url: '/catalog', headers: browserAccept });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/x'])(
    'serves no file outside its folder: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('sends the files that were compressed at build time', async () => {
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

  it('names a script’s source map, compressed or not', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await get('/assets/main.01234567.js', { 'accept-encoding': encoding });
      expect(headers.sourcemap).toBe('main.01234567.js.map');
    }
    expect((await get('/assets/version.json')).headers.sourcemap).toBeUndefined();
  });

  it.each([
    ['/assets/main.01234567.js', 'public, max-age=31536000, immutable'],
    ['/assets/version.json', 'no-cache'],
    ['/assets/i18n/es.json', 'no-cache'],
    ['/images/part.svg', 'public, max-age=3600'],
  ])('sends %s with the cache header %s', async (url, expected) => {
    for (const encoding of ['identity', 'br', 'gzip'])
      expect((await get(url, { 'accept-encoding': encoding })).headers['cache-control']).toBe(expected);
    expect(getCacheControl(url)).toBe(expected);
  });
});

describe('the security headers', () => {
  const getPolicy = (headers: Record<string, unknown>) =>
    String(headers['content-security-policy']).split('; ');

  it('allow scripts of the shop’s origin only, and no inline scripts', async () => {
    expect(getPolicy((await get('/')).headers)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types shop default',
    ]);
  });

  it('let only QA pages take a picture of their tab', () => {
    const config = { payment: null, pictureOrigins: [] };
    const read = (qa: boolean) => buildSecurityHeaders({ ...config, qa })['permissions-policy'] ?? '';
    expect(read(true)).toContain('display-capture=(self)');
    expect(read(false)).toContain('display-capture=()');
    expect(read(true).replace('(self)', '()')).toBe(read(false));
  });

  it('allow pictures of the configured origins only', () => {
    const policy = buildContentSecurityPolicy({ payment: null, pictureOrigins: ['https://img.example.com'] });
    expect(policy.split('; ')).toContain("img-src 'self' https://img.example.com");
    expect(policy.match(/img\.example/g)).toHaveLength(1);
  });

  it('allow the configured payment provider only', async () => {
    const config = readConfig({
      PAYMENT_CLIENT_ID: 'shop',
      PAYMENT_SCRIPT_URL: 'https://payments.example.com/shop.js',
    });
    const serviceWithCards = await makeApp(
      { url: 'http://127.0.0.1:9' },
      { database: noDatabase, publicDir, config },
    );
    const { headers } = await serviceWithCards.inject({ url: '/' });
    const policy = getPolicy(headers);
    expect(policy.filter((directive) => directive.includes('payments.example.com'))).toEqual([
      "script-src 'self' https://payments.example.com",
      "connect-src 'self' https://payments.example.com",
      'frame-src https://payments.example.com',
    ]);
    expect(policy).toContain('trusted-types shop default payment cardPayment');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "https://payments.example.com")');
    await serviceWithCards.close();
  });

  /** Sends raw text over a plain connection. Returns head and body of the response. */
  async function speak(text: string): Promise<[head: string, body: string]> {
    const address = app.server.address() ?? new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    if (typeof address === 'string') throw new Error('not a port');
    const socket = connect({ host: '127.0.0.1', port: Number(address.port) });
    socket.end(text);
    let said = '';
    for await (const chunk of socket) said += String(chunk);
    const [head = '', body = ''] = said.split('\r\n\r\n');
    return [head, body];
  }

  it.each([
    ['a page', '/', browserAccept, 200],
    ['a page without a file of its own', '/shop', browserAccept, 200],
    ['an unknown page', '/no/such/page', browserAccept, 404],
    ['a file', '/assets/main.01234567.js', {}, 200],
    ['a compressed file', '/assets/main.01234567.js', { 'accept-encoding': 'br' }, 200],
    ['an answer of the API', '/api/shop/config', {}, 200],
    ['an unknown URL of the API', '/api/shop/nothing', {}, 404],
    ['an answer without the database', '/api/shop/vehicles/years', {}, 503],
    ['a missing file', '/assets/none.01234567.js', {}, 404],
    ['a URL outside of the folder', '/assets/%2e%2e/%2e%2e/x', {}, 404],
    ['a URL that cannot be decoded', '/%zz', {}, 404],
    ['a URL with a segment that is too long', `/api/shop/vehicles/vin/${'x'.repeat(200)}`, {}, 404],
  ])('are sent on %s', async (_what, url, headers, status) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(buildSecurityHeaders({ payment: null, pictureOrigins: [] }));
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('are sent on a 304 answer', async () => {
    const { etag } = (await get('/assets/main.01234567.js')).headers;
    const answer = await get('/assets/main.01234567.js', { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).toMatchObject(buildSecurityHeaders({ payment: null, pictureOrigins: [] }));
  });

  it.each([
    ['a request that is not HTTP', 'GET / HTCPCP/1.0\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'a request with two lengths of its body',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      400,
      'BAD_REQUEST',
    ],
    [
      'a request with a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\nx',
      400,
      'BAD_REQUEST',
    ],
    [
      'a request whose headers do not end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('are sent with the error that answers %s', async (_what, text, status, code) => {
    const [head, body] = await speak(text);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    for (const [name, value] of Object.entries(buildSecurityHeaders({ payment: null, pictureOrigins: [] })))
      expect(head).toContain(`${name}: ${value}`);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  it('are the same in QA, whose recorder and DevTools need no exception', async () => {
    const options = { database: noDatabase, publicDir, config: readConfig({ QA: 'on' }) };
    const qa = await makeApp({ url: 'http://127.0.0.1:9' }, options);
    const answer = await qa.inject({ url: '/' });
    expect(answer.body).toContain('<html data-qa="on" lang="es">');
    expect((await qa.inject({ url: '/index.html' })).body).toBe(answer.body);
    // the address is parsed for a replay, where two slashes must not begin a host
    expect((await qa.inject({ url: '//' })).statusCode).toBe(404);
    const policy = answer.headers['content-security-policy'];
    expect(policy).toBe((await get('/')).headers['content-security-policy']);
    await qa.close();
  });

  it.each(['production', 'development'])(
    'require HTTPS only over HTTPS, with NODE_ENV=%s',
    async (NODE_ENV) => {
      const options = {
        database: noDatabase,
        publicDir,
        config: readConfig({ NODE_ENV, TRUST_PROXY: 'loopback' }),
      };
      const production = await makeApp({ url: 'http://127.0.0.1:9' }, options);
      const plain = await production.inject({ url: '/' });
      expect(plain.headers).not.toHaveProperty('strict-transport-security');
      const behindTls = await production.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
      expect(behindTls.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
      await production.close();
    },
  );
});
