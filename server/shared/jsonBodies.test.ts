import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { maxJsonDepth, maxJsonParts, isTooComplex, defaultBodyLimit } from './jsonBodies';
import { readProblem } from '../testing/browser';
import { makeApp, noDatabase } from '../testing/service';

let app: FastifyInstance;

beforeAll(async () => {
  app = await makeApp({ url: 'http://127.0.0.1:9' }, { database: noDatabase });
});

afterAll(() => app.close());

const sent = async (payload: string | Buffer, url = '/api/shop/accounts') => {
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': 'a', 'idempotency-key': 'key-0001' };
  const answer = await app.inject({ method: 'POST', url, headers, cookies: { 'XSRF-TOKEN': 'a' }, payload });
  const { status, code, fields } = readProblem(answer);
  return [status, code, fields];
};
const nested = (times: number) => '['.repeat(times) + ']'.repeat(times);

test('a body counts as too complex if its brackets are too deep or too many; brackets in strings do not count', () => {
  expect(isTooComplex(nested(maxJsonDepth))).toBe(false);
  expect(isTooComplex(nested(maxJsonDepth + 1))).toBe(true);
  expect(isTooComplex(nested(maxJsonDepth).repeat(3))).toBe(false);
  expect(isTooComplex('{"a":'.repeat(maxJsonDepth + 1))).toBe(true);
  expect(isTooComplex('{}'.repeat(maxJsonParts))).toBe(false);
  expect(isTooComplex('{}'.repeat(maxJsonParts + 1))).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', 'a') }), (text) => {
      expect(isTooComplex(JSON.stringify([text.repeat(50), { [text]: text }]))).toBe(false);
    }),
  );
});

test('a body of valid JSON with a wrong value is refused with the name of the field', async () => {
  expect(await sent('{"email":5,"password":"x"}')).toEqual([400, 'BAD_REQUEST', ['email']]);
});

test.each([
  ['that is nested too deeply', `{"email":${nested(maxJsonDepth)}}`],
  ['that is not UTF-8', Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff]), Buffer.from('"}')])],
  ['with a prototype', '{"email":"a@b.ec","__proto__":{"role":"seller"}}'],
  ['with an escaped prototype', '{"email":"a@b.ec","\\u005f_proto__":{"role":"seller"}}'],
  ['with a prototype in an inner object', '{"email":{"a":[{"__proto__":{}}]}}'],
  ['with a constructor’s prototype', '{"email":"a@b.ec","constructor":{"prototype":{"role":"seller"}}}'],
  ['that is cut off', '{"email":'],
  ['that is empty', ''],
])('a body %s is refused before any field is read', async (_, payload) => {
  expect(await sent(payload)).toEqual([400, 'BAD_REQUEST', undefined]);
});

test('the size of a body is limited, and the limit for an order is larger', async () => {
  const of = (length: number) => `{"x":"${'x'.repeat(length - 8)}"}`;
  const whole = await sent(of(defaultBodyLimit));
  expect(whole.slice(0, 2)).toEqual([400, 'BAD_REQUEST']);
  expect(await sent(of(defaultBodyLimit + 1))).toEqual([413, 'PAYLOAD_TOO_LARGE', undefined]);
  expect((await sent(of(defaultBodyLimit + 1), '/api/shop/orders'))[1]).toBe('AUTH_REQUIRED');
  expect((await sent(of(320 * 1024 + 1), '/api/shop/orders'))[1]).toBe('PAYLOAD_TOO_LARGE');
});
