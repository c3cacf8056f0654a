import fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeErpClient } from '../erp/erpClient';
import { getRequestIdHeaders, makeRequestId, registerRequestIds } from './requestIds';

let erp: Server;
let app: FastifyInstance;
let address: string;
let asked: unknown[];

beforeEach(async () => {
  asked = [];
  erp = createServer((request, reply) => {
    asked.push(request.headers['x-request-id']);
    reply.setHeader('content-type', 'application/json').end('{"message":{"response":[]}}');
  });
  await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve));
  const { ask } = makeErpClient({
    url: `http://127.0.0.1:${(erp.address() as AddressInfo).port}`,
    company: 'ACME',
    key: 'key',
    timeoutMs: 5_000,
    retryDelayMs: () => 0,
    getHeaders: getRequestIdHeaders,
  });
  app = fastify({ genReqId: makeRequestId });
  registerRequestIds(app);
  app.post('/order', async () => ({ rows: await ask('getProductos', {}) }));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  // outside any request
  await ask('getProductos', {});
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => erp.close(resolve));
});

/** Sends an order, for which the service calls its ERP. Returns the id of its answer. */
async function order(headers: Record<string, string> = {}): Promise<string | null> {
  const answer = await fetch(`${address}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  return answer.headers.get('x-request-id');
}

test('a request id is sent to the ERP and with the answer, and ERP calls outside of a request have no id', async () => {
  const id = await order();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(asked).toEqual([undefined, id]);
});

test('a request id of the proxy is kept', async () => {
  expect([await order({ 'x-request-id': 'proxy-4711.a' }), asked[1]]).toEqual([
    'proxy-4711.a',
    'proxy-4711.a',
  ]);
});

test.each(['short', 'x'.repeat(65), 'with blank inside', '{"level":"error"}'])(
  'an invalid request id is replaced: %s',
  async (given) => {
    expect(await order({ 'x-request-id': given })).toMatch(/^[\da-f-]{36}$/);
  },
);
