import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sessionSchema } from '@/shop/schemas';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { categories } from '../../demo/erp/data/categories';
import { makeProducts } from '../../demo/erp/data/products';
import { readConfig } from '../shared/config';
import { readProblem, readRows, type Browser } from '../testing/browser';
import { startAsGuest, makeApp, noDatabase, startErp } from '../testing/service';
import { hiddenFromGuests } from '../testing/hiddenFromGuests';
import { accessTable, isErpCall } from '../erp/accessTable';

let erp: EmbeddedErp;
let app: FastifyInstance;
let guest: Browser;

beforeAll(async () => {
  erp = await startErp();
  app = await makeApp(erp, { database: noDatabase });
  guest = await startAsGuest(app);
});

afterAll(async () => {
  await app.close();
  await erp.close();
});

/** The calls that a guest may make, each with valid fields. */
const choices = {
  getCategory: { slug: '01-000' },
  getCategories: { limit: 100 },
  getProductos: { limit: 100 },
  getProducto: { codigo: 'FRE-PD-1042' },
  getProductosTipo: { tipo: 'New', limit: 100 },
  getProductosFilter: { search: 'freno', limit: 100 },
};
const open = Object.entries(choices);
const priced = open.filter(([call]) => call.startsWith('getProducto'));

/** Every name of every field, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

describe('a guest, without any database', () => {
  it.each(open)('may request %s, and gets rows without prices or stock', async (call, fields) => {
    const answer = await guest.erp(call, fields);
    expect(answer.statusCode).toBe(200);
    const rows = readRows(answer);
    expect(rows).not.toHaveLength(0);
    expect(namesIn(rows).filter((name) => hiddenFromGuests.has(name))).toEqual([]);
  });

  it('sees no product’s price', async () => {
    const seen = new Set<unknown>();
    for (const { slug } of categories.filter(({ parent }) => parent !== null)) {
      for (const row of readRows(await guest.erp('getProductos', { category: slug, limit: 100 }))) {
        seen.add(row.codigo);
        expect(Object.keys(row).filter((name) => hiddenFromGuests.has(name))).toEqual([]);
      }
    }
    expect(seen.size).toBe(makeProducts().length);
  });

  it.each(priced)(
    'may name only the level of the list prices in %s, and is refused every other level',
    async (call, fields) => {
      expect((await guest.erp(call, { ...fields, nivelComercial: 2 })).statusCode).toBe(200);
      for (const level of [1, 3, '2', '', { $gt: 0 }]) {
        const answer = await guest.erp(call, { ...fields, nivelComercial: level });
        expect(readProblem(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      }
    },
  );

  it.each(Object.entries(accessTable).filter(([, { roles }]) => !roles.includes('guest')))(
    'is asked to sign in before %s, and the ERP is not called',
    async (call) => {
      const asked = erp.requests();
      const answer = await guest.erp(call, { id: '1', pedido: '10001', codigo: 'C0001', cliente: 'C0001' });
      expect(readProblem(answer)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
      expect(erp.requests()).toEqual(asked);
    },
  );

  it('gets a session without an account, and the list of the demonstration’s accounts', async () => {
    const session = v.parse(sessionSchema, (await guest.get('/session')).json());
    expect(session).toMatchObject({ account: null, customer: null });
    expect(session.demo).toHaveLength(3);
  });

  it('gets the configuration of the pages, without QA and card payments', async () => {
    expect((await guest.get('/config')).json()).toEqual({ qa: false, payment: null });
  });

  it('gets the health status of the service', async () => {
    expect((await guest.get('/health/live')).statusCode).toBe(204);
  });

  it.each([
    '/health/ready',
    '/vehicles/years',
    '/vehicles/list?ids=10112',
    '/brands',
    '/products/FRE-PD-1042/reviews',
  ])('gets a 503 where the database cannot be opened: %s', async (path) => {
    expect(readProblem(await guest.get(path))).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  });
});

describe('the gateway', () => {
  it.each(['getEverything', 'toString', '__proto__', 'constructor'])(
    'has no route for the call %s',
    async (call) => {
      expect(isErpCall(call)).toBe(false);
      expect(readProblem(await guest.erp(call))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it('accepts unknown fields, and does not answer with the shop’s own key', async () => {
    const answer = await guest.erp('getCategories', { limit: 1, empresa: 'X', apikey: 'Y', admin: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('the-real-key');
  });

  it('names in its refusal the fields whose values are wrong', async () => {
    expect((await guest.erp('getProductosTipo', { tipo: 'Otros', limit: 0 })).json()).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      fields: ['tipo', 'limit'],
    });
  });

  it('refuses objects and lists as the value of a field', async () => {
    for (const codigo of [{ $ne: '' }, ['FRE-PD-1042'], 5, true, null])
      expect(readProblem(await guest.erp('getProducto', { codigo })).code).toBe('BAD_REQUEST');
  });

  it.each([
    ['an empty list', '[]', 'application/json', 400, 'BAD_REQUEST'],
    ['broken JSON', '{"limit":', 'application/json', 400, 'BAD_REQUEST'],
    ['plain text', 'limit', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', 'limit=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['two megabytes', `"${'x'.repeat(2_000_000)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s as the body of a request', async (_what, payload, type, status, code) => {
    const xsrf = guest.cookies.get('XSRF-TOKEN') ?? '';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/dtierp/wsdti/getCategories',
      headers: { 'content-type': type, 'x-xsrf-token': xsrf },
      cookies: { 'XSRF-TOKEN': xsrf },
      payload,
    });
    expect(readProblem(answer)).toMatchObject({ status, code });
  });

  it('answers an unknown URL of the API with an error in JSON, even for a browser that asks for HTML', async () => {
    const answer = await app.inject({ url: '/api/shop/nothing', headers: { accept: 'text/html' } });
    expect(readProblem(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

it.each(['/api/shop/orders/%zz', '/api/shop/vehicles/vin/%E0%A4%A'])(
  'a URL that cannot be decoded is answered with 400: %s',
  async (url) => {
    expect(readProblem(await app.inject({ url }))).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  },
);

describe('the protection against XSRF', () => {
  const post = (header?: string, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/dtierp/wsdti/getCategories',
      headers: {
        'content-type': 'application/json',
        ...(header === undefined ? {} : { 'x-xsrf-token': header }),
      },
      cookies: cookie === undefined ? {} : { 'XSRF-TOKEN': cookie },
      payload: '{}',
    });

  const postFrom = async (site: Record<string, string>, publicUrl: string | null = null) => {
    const other = await makeApp(
      { url: 'http://127.0.0.1:9' },
      {
        database: noDatabase,
        config: readConfig(publicUrl === null ? {} : { PUBLIC_URL: publicUrl }),
      },
    );
    const headers = { 'x-xsrf-token': 'abc', ...site };
    const cookies = { 'XSRF-TOKEN': 'abc' };
    const answer = await other.inject({ method: 'DELETE', url: '/api/shop/session', headers, cookies });
    await other.close();
    return answer.statusCode;
  };
  const publicUrl = 'https://tienda.example.ec';

  it.each([
    ['another site, as the browser says,', { 'sec-fetch-site': 'cross-site' }, null, 403],
    ['a neighbouring host, as the browser says,', { 'sec-fetch-site': 'same-site' }, null, 403],
    ['a page of another host than it was sent to', { origin: 'https://evil.example' }, null, 403],
    ['a page of the host that it was sent to', { origin: 'https://localhost:80' }, null, 204],
    ['a page without an origin', { origin: 'null' }, null, 403],
    ['a page of another origin than the configured one', { origin: 'https://evil.example' }, publicUrl, 403],
    ['a page of the configured origin', { origin: publicUrl }, publicUrl, 204],
    ['the shop’s own site, as the browser says,', { 'sec-fetch-site': 'same-origin' }, publicUrl, 204],
    ['a client that is no browser', {}, null, 204],
  ])(
    'answers a change requested by %s (headers %j, configured origin %j) with %i',
    async (_who, site, origin, status) => {
      expect(await postFrom(site, origin)).toBe(status);
    },
  );

  it('accepts a request that repeats the cookie’s token', async () => {
    expect((await post('abc', 'abc')).statusCode).toBe(200);
  });

  it.each([
    ['neither cookie nor header', undefined, undefined],
    ['the cookie alone', undefined, 'abc'],
    ['the header alone', 'abc', undefined],
    ['a header that differs from the cookie', 'abd', 'abc'],
    ['an empty cookie and header', '', ''],
  ])('refuses a request with %s', async (_what, header, cookie) => {
    expect(readProblem(await post(header, cookie))).toMatchObject({ status: 403, code: 'XSRF_REQUIRED' });
  });

  it.each([
    ['DELETE', '/api/shop/session'],
    ['PUT', '/api/shop/session/customer'],
    ['DELETE', '/api/shop/session/customer'],
    ['POST', '/api/shop/orders'],
    ['POST', '/api/shop/products/FRE-PD-1042/reviews'],
    ['POST', '/api/dtierp/wsdti/getLoginIn'],
  ] as const)('refuses %s %s without an XSRF token', async (method, url) => {
    expect(readProblem(await app.inject({ method, url })).code).toBe('XSRF_REQUIRED');
  });

  it('allows no other origin in its preflight answer', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({
        method,
        url: '/api/shop/session',
        headers: { origin: 'https://otro.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('gives a guest a token that scripts can read, and does not replace it', async () => {
    const first = await app.inject({ url: '/api/shop/session' });
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('httpOnly');
    const again = await app.inject({
      url: '/api/shop/session',
      cookies: { 'XSRF-TOKEN': cookie?.value ?? '' },
    });
    expect(again.cookies).toEqual([]);
  });
});
