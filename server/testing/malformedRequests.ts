/**
 * Malformed and malicious requests, and the invariants of every response. `npm run fuzz` also uses this module, without
 * jest.
 */
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ErpCall } from '@/erp/client';
import { accessTable } from '../erp/accessTable';
import { shopTable, type ShopRoute } from '../gateway/shopTable';
import { problemCodes } from '../shared/problem';
import { buildSecurityHeaders } from '../pages/securityHeaders';
import { Browser, type Method } from './browser';
import { getServiceUrl, bodies, erpFields, type Places } from './requests';

export interface Endpoint {
  name: string;
  method: Method;
  /** URL with parameters and query, as a page sends it. */
  url: string;
  /** Body as a page sends it; undefined for routes that read no body. */
  body: object | undefined;
}

const places: Places = {
  vehicle: 10112,
  address: 'nowhere',
  order: 'nowhere',
  quotation: 'nowhere',
  token: '0'.repeat(32),
};

/** All rows of both route tables. */
export const endpoints: Endpoint[] = [
  ...(Object.keys(accessTable) as ErpCall[]).map((call): Endpoint => {
    const url = `/api/dtierp/wsdti/${call}`;
    return {
      name: call,
      method: 'POST',
      url,
      body: { empresa: 'public', apikey: 'public', ...erpFields[call] },
    };
  }),
  ...(Object.keys(shopTable) as ShopRoute[]).map((route): Endpoint => {
    const [method = '', path = ''] = route.split(' ');
    return {
      name: route,
      method: method as Method,
      url: getServiceUrl(path, places, route),
      body: bodies[route],
    };
  }),
];

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00a',
    '\u202e\u2066gnp.exe',
    '\u0000\u001f\u007f\u2028',
    '__proto__',
    'constructor',
    'toString',
    '../../../etc/passwd',
    '%00%2e%2e%2f',
    "' or 1=1; drop table sessions; --",
    '$(id) `id` ${7*7} {{7*7}}',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'a\r\nset-cookie: session=x',
    '＜script＞',
    'ﷺ'.repeat(100),
    'x'.repeat(401),
    'x'.repeat(5_000),
    '1e400',
    '-0',
    '[object Object]',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
    ...[
      {},
      [],
      [[]],
      [null],
      { $ne: '' },
      { $gt: 0 },
      { length: 1e9 },
      { toString: 1 },
      { then: 1 },
      { toJSON: 1 },
    ],
    ...[{ prototype: { polluted: 1 } }, Array(3_000).fill(0), Array(600).fill({}), 'x'.repeat(60_000)],
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Changes a part of a value at any depth, or adds one. */
const changedWithin = (right: unknown): fc.Arbitrary<unknown> => {
  if (typeof right !== 'object' || right === null) return hostileValue;
  const isList = Array.isArray(right);
  const changes = Object.entries(right).map(([name, inner]) =>
    fc
      .oneof({ weight: 2, arbitrary: changedWithin(inner) }, hostileValue)
      .map((value): unknown =>
        isList ? right.map((item, at) => (String(at) === name ? value : item)) : { ...right, [name]: value },
      ),
  );
  const more = fc
    .tuple(hostileText, hostileValue)
    .map(([name, value]): unknown =>
      isList ? [...right, value] : Object.fromEntries([...Object.entries(right), [name, value]]),
    );
  return fc.oneof(more, ...changes);
};

const nested = (times: number, open: string, inner: string, close: string): string =>
  open.repeat(times) + inner + close.repeat(times);

/** JSON that JSON.stringify never writes. */
const written = (json: string): fc.Arbitrary<string> => {
  const first = (more: string): string => json.replace('{', `{${more}${json === '{}' ? '' : ','}`);
  const withNumber = (number: string): string => json.replace(/:("[^"]*"|[\w.]+)/, `:${number}`);
  return fc.oneof(
    fc.constantFrom(
      ...['__proto__', '\\u005f_proto__', '__pro\\u0074o__'].map((name) =>
        first(`"${name}":{"polluted":true,"role":"seller"}`),
      ),
      first('"constructor":{"prototype":{"polluted":true}}'),
      first('"constr\\u0075ctor":{"prototype":{"polluted":true}}'),
      first('"a":{"b":[{"__proto__":{"polluted":true}}]}'),
      first('"prototype":{"polluted":true}'),
      first(`"deep":${nested(40, '{"a":', '1', '}')}`),
      // duplicate key: the polluting value first, then the page's own
      json.replace(/^\{("[^"]+"):/, '{$1:{"polluted":true},$1:'),
      ...['1e400', '-1e400', '01', '+1', '.5', '0x10', 'NaN', 'Infinity', '9'.repeat(400), 'undefined'].map(
        withNumber,
      ),
      ...['', ' ', '{', '}', '[', '"', 'null', 'true', '5', '"x"', '[]', '{}', '[{}]', 'nul', "{'a':1}"],
      `[${json}]`,
      `[${json},${json}]`,
      `${json}${json}`,
      `${json}//`,
      `/**/${json}`,
      `${json},`,
      `\ufeff${json}`,
      `)]}',\n${json}`,
      json.replaceAll('"', "'"),
      json.replace('{', '{"a":"\u0001\t",'),
      json.replace('{', '{"a":"\\ud800","b":"\\u0000",'),
    ),
    fc
      .tuple(
        fc.integer({ min: 30, max: 20_000 }),
        fc.constantFrom(['[', '', ']'], ['{"a":', '1', '}'], ['[{"a":', '[]', '}]']),
      )
      .map(([times, [open = '', inner = '', close = '']]) => nested(times, open, inner, close)),
    fc.integer({ min: 0, max: 30_000 }).map((times) => '['.repeat(times)),
    fc.nat({ max: Math.max(0, json.length - 1) }).map((length) => json.slice(0, length)),
    fc.constantFrom(66_000, 1_100_000).map((length) => `{"a":"${'x'.repeat(length)}"}`),
    fc.constant(`{"a":[${'0,'.repeat(30_000)}0]}`),
    fc.constant(`{${Array.from({ length: 3_000 }, (_, at) => `"k${at}":0`).join(',')}}`),
  );
};

/** Bytes that are not valid text. */
const bytes = (json: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
    fc
      .constantFrom<readonly number[]>(
        [0xff],
        [0xc0, 0x80],
        [0xed, 0xa0, 0x80],
        [0x80],
        [0xf5, 0x80, 0x80, 0x80],
      )
      .map((wrong) =>
        Buffer.concat([Buffer.from('{"a":"'), Buffer.from(wrong), Buffer.from(`",${json.slice(1)}`)]),
      ),
    fc.constantFrom(Buffer.from(json, 'utf16le'), Buffer.from(json).subarray(0, -1), Buffer.alloc(64)),
  );

const hostileBody = (right: object): fc.Arbitrary<Buffer> => {
  const json = JSON.stringify(right);
  const changed = changedWithin(right).map((value) => JSON.stringify(value) ?? 'undefined');
  return fc.oneof(
    { weight: 4, arbitrary: changed.map((text) => Buffer.from(text)) },
    { weight: 3, arbitrary: written(json).map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: bytes(json) },
  );
};

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'application/json;__proto__=x',
    'APPLICATION/JSON',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    'x',
  ),
);

/** URLs with a replaced or appended part. */
function hostileUrl(url: string): fc.Arbitrary<string> {
  const [path = '', query = ''] = url.split('?');
  const parts = path.split('/');
  const encoded = hostileText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?')));
  const lastPart = encoded.map(
    (text) => [...parts.slice(0, -1), text].join('/') + (query ? `?${query}` : ''),
  );
  const asked = fc
    .tuple(
      fc.constantFrom(...new URLSearchParams(query).keys(), 'page', 'ids', 'before', '__proto__', 'a[b]'),
      encoded,
    )
    .map(([name, text]) => `${path}?${query ? `${query}&` : ''}${name}=${text}`);
  const others = fc.constantFrom(
    `${path}/..%2f..%2fsession`,
    `${path}%00`,
    `${path}?${query}&${query}`,
    `${path}?__proto__[polluted]=true&constructor.prototype.polluted=true`,
    `${path}?${'a=1&'.repeat(2_000)}`,
    `${path}?%zz`,
    `${path}/%zz`,
    `${path}/`,
    `/${path}`,
  );
  return fc.oneof(lastPart, asked, others);
}

/** Characters that HTTP allows in a header. */
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 500));

export interface Sent {
  url: string;
  headers: Record<string, string>;
  payload: Buffer | undefined;
}

/** All malformed requests of an endpoint. If it reads no body, the URL or a header is malformed. */
export function generateMalformedRequests({ method, url, body }: Endpoint): fc.Arbitrary<Sent> {
  const headers = fc.record(
    { 'x-customer': headerText, 'idempotency-key': headerText, 'cache-control': fc.constant('no-cache') },
    { requiredKeys: [] },
  );
  const withBody = fc.record({
    url: fc.oneof({ weight: 6, arbitrary: fc.constant(url) }, hostileUrl(url)),
    headers: fc
      .tuple(
        type,
        fc.oneof({ weight: 3, arbitrary: fc.constant({ 'idempotency-key': 'key-0001' }) }, headers),
      )
      .map(([sentType, more]) => ({ 'content-type': sentType, ...more })),
    payload: hostileBody(body ?? { a: 1 }),
  });
  const withoutBody = fc.record({ url: hostileUrl(url), headers, payload: fc.constant(undefined) });
  if (method === 'GET') return withoutBody;
  return body ? withBody : fc.oneof(withoutBody, withBody);
}

/** Cookies of a logged-in account, or of a guest, that no response changes. */
export async function getCookies(app: FastifyInstance, email: string | null): Promise<Browser> {
  const browser = await new Browser(app).arrive();
  if (email === null) return browser;
  await browser.signIn(email);
  if (!browser.cookies.has('session')) throw new Error(`${email} could not sign in`);
  return browser;
}

export const sendHostile = (
  app: FastifyInstance,
  { method }: Endpoint,
  { url, headers, payload }: Sent,
  { cookies }: Browser,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url,
    headers: { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '', ...headers },
    cookies: Object.fromEntries(cookies),
    ...(payload === undefined ? {} : { payload }),
  });

const ofObjects = Object.getOwnPropertyNames(Object.prototype).join();
const isPolluted = (): boolean =>
  Object.getOwnPropertyNames(Object.prototype).join() !== ofObjects || 'polluted' in {};

/** Leaks: stack lines, source paths, and messages of parsers and databases. */
const leaks =
  /\n\s+at |node:internal|\.[cm]?[tj]s:\d|SyntaxError|TypeError|Unexpected (token|end)|SQLSTATE|insert into|select .* from/i;

const policy = buildSecurityHeaders({ payment: null, pictureOrigins: [] })['content-security-policy'];

function faultOfProblem(answer: LightMyRequestResponse): string | null {
  if (!/^application\/problem\+json/.test(String(answer.headers['content-type'])))
    return 'a failure that is no problem';
  const { code, status } = answer.json<{ code: string; status: number }>();
  if (!problemCodes.some((known) => known === code)) return `an unknown code ${code}`;
  if (status !== answer.statusCode) return 'two statuses';
  return answer.statusCode >= 500 ? `a failure of the service: ${answer.statusCode} ${code}` : null;
}

/** Returns the invariant that the response to a malicious request violates, or null if it violates no invariant. */
export function findFault(answer: LightMyRequestResponse): string | null {
  if (isPolluted()) return 'a polluted prototype';
  if (answer.headers['content-security-policy'] !== policy) return 'no content policy';
  if (leaks.test(answer.body)) return 'a stack, or the words of something behind the service';
  if (answer.statusCode >= 400) return faultOfProblem(answer);
  if (answer.statusCode === 204) return null;
  return /^application\/json/.test(String(answer.headers['content-type']))
    ? null
    : 'an answer that is no JSON';
}
