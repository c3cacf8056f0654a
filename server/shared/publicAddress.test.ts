import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import type { Renderer } from '../pages/renderPool';
import { makeApp, noDatabase } from '../testing/service';

const html =
  '<!doctype html><html lang=es><head><title>Shop</title></head><body><div id=shop></div></body></html>';
const renderer: Renderer = {
  render: async () => ({
    head: '',
    body: '',
    answers: '[]',
    data: [{ url: 'https://shop.invalid/' }],
    styles: '',
  }),
  close: async () => undefined,
};

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-address-'));
  mkdirSync(path.join(folder, 'public', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'public', 'index.html'), html);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Requests a page as a guest through a proxy on this machine. Returns the page and its headers. */
async function requestPage(env: Record<string, string>, headers: Record<string, string>) {
  app = await makeApp(
    { url: 'http://127.0.0.1:9' },
    {
      database: noDatabase,
      publicDir: path.join(folder, 'public'),
      renderer,
      config: readConfig({ NODE_ENV: 'production', ...env }),
    },
  );
  const answer = await app.inject({ url: '/', headers: { accept: 'text/html', ...headers } });
  return {
    body: answer.body,
    origin: /<link rel="canonical" href="(.*?)\/">/.exec(answer.body)?.[1],
    isSecure: answer.cookies.some(({ secure }) => secure),
    isHttpsOnly: 'strict-transport-security' in answer.headers,
  };
}

const home = { isSecure: false, isHttpsOnly: false };
const outside = { isSecure: true, isHttpsOnly: true };

describe('the public origin of the shop', () => {
  it('is read from the Host of each request, or from the headers of a trusted proxy', async () => {
    expect(await requestPage({}, { host: 'localhost:8080' })).toMatchObject({
      origin: 'http://localhost:8080',
      ...home,
    });
    await app.close();
    const forwarded = {
      host: 'inner',
      'x-forwarded-host': 'tienda.example.ec',
      'x-forwarded-proto': 'https',
    };
    const TRUST_PROXY = 'loopback';
    expect(await requestPage({ TRUST_PROXY }, forwarded)).toMatchObject({
      origin: 'https://tienda.example.ec',
      ...outside,
    });
    await app.close();
    expect(await requestPage({}, { ...forwarded, host: 'localhost' })).toMatchObject({
      origin: 'http://localhost',
      ...home,
    });
  });

  it('is PUBLIC_URL, whatever host a request names', async () => {
    const PUBLIC_URL = 'https://tienda.example.com';
    const hostile = { host: 'localhost', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    const page = await requestPage({ PUBLIC_URL }, hostile);
    expect(page).toMatchObject({ origin: PUBLIC_URL, ...outside });
    expect(page.body).toContain(`{"url":"${PUBLIC_URL}/"}`);
    expect(page.body).not.toContain('evil.example');
  });

  it('may be localhost, although a request names another host', async () => {
    const PUBLIC_URL = 'http://localhost:8080';
    const page = await requestPage(
      { PUBLIC_URL },
      { host: 'tienda.example.ec', 'x-forwarded-proto': 'https' },
    );
    expect(page).toMatchObject({ origin: PUBLIC_URL, ...home });
  });

  it('has no protocol other than http and https', async () => {
    const page = await requestPage(
      { TRUST_PROXY: 'loopback' },
      { host: 'tienda.example.ec', 'x-forwarded-proto': '"><script>' },
    );
    expect(page.origin).toBe('http://tienda.example.ec');
    expect(page.body).not.toContain('"><script>:');
  });

  it("is not taken from an untrusted proxy's headers", async () => {
    const proxied = { host: 'localhost', 'x-forwarded-host': 'evil.example' };
    expect(await requestPage({ TRUST_PROXY: '10.0.0.5' }, proxied)).toMatchObject({
      origin: 'http://localhost',
    });
  });
});
