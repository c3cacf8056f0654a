/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { eq } from 'drizzle-orm';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { orderFromRow, orderRow, type Order } from '@/erp/rows/order';
import type { LazyDatabase } from '../db/lazyDatabase';
import { outbox as outboxRows, type OrderContent } from '../db/schema';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { makeOrderStore } from './orderStore';
import type { SpanAttributes, TraceSpan } from '../shared/tracing';
import { makeOutbox, getBackoffDelay, type OutboxOptions } from './outbox';
import { waitUntil } from '../testing/waitUntil';

jest.setTimeout(60_000);

/** The endpoint's answer to a request. */
type Mood = number | 'lost' | 'silent' | { says: string; breaksOff?: boolean };

/** An ERP's endpoint that treats an order with a known key as the same order. */
async function startEndpoint() {
  const orders = new Map<string, Order & { notes: string }>();
  const bodies = new Map<string, unknown>();
  const requests: { key: string; authorization: string | undefined; traceparent: unknown }[] = [];
  const held: (() => void)[] = [];
  let mood: Mood = 201;
  const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return JSON.parse(Buffer.concat(parts).toString());
  };
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      const { authorization, traceparent } = request.headers;
      requests.push({ key, authorization, traceparent });
      if (mood === 'silent') return;
      const isTaken = mood === 'lost' || (typeof mood === 'number' && mood < 300);
      if (isTaken && !orders.has(key)) {
        const { notas } = v.parse(v.object({ notas: v.string() }), body);
        bodies.set(key, body);
        orders.set(key, { ...orderFromRow(v.parse(orderRow, body)), notes: notas });
      }
      const answer = () => {
        if (mood === 'lost') request.socket.destroy();
        else if (typeof mood === 'object' && mood.breaksOff)
          response
            .writeHead(200, { 'content-length': 9_999 })
            .write(mood.says, () => request.socket.destroy());
        else if (typeof mood === 'object') response.writeHead(200).end(mood.says);
        else response.writeHead(mood as number).end();
      };
      if (held.length > 0) held.push(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/web-orders`,
    orders,
    bodies,
    requests,
    is: (next: Mood) => (mood = next),
    /** Makes answers wait until the returned function is called. */
    hold: () => {
      held.push(() => undefined);
      return () => held.splice(0).forEach((answer) => answer());
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const start = new Date('2026-03-01T10:00:00Z');
const address = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Paz',
  company: '',
  country: 'EC',
  address1: 'Av. 1',
  address2: '',
  city: 'Quito',
  state: 'Pichincha',
  postcode: '',
  email: 'ana@example.com',
  phone: '099',
  isDefault: true,
};
const content: OrderContent = {
  status: 'PENDIENTE',
  payment: 'cash',
  company: 'DEMO',
  customerEmail: 'ana@example.com',
  customerName: 'Ana Paz',
  invoice: null,
  quantity: 3,
  subtotal: 3_003,
  totals: [{ title: 'IVA 15 %', price: 450 }],
  total: 3_453,
  shippingAddress: address,
  billingAddress: null,
  lines: [
    {
      sku: 'FRE-PD-1042',
      name: 'Pastillas',
      image: '/images/x.svg',
      options: [{ name: 'Lado', value: 'Izquierdo' }],
      price: 1_001,
      quantity: 3,
      total: 3_003,
    },
  ],
};

describeOnEngines('the outbox', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  let time: Date;
  let turn = 0;
  const delays: { attempts: number; reason: string }[] = [];
  const now = () => time;
  const pass = (ms: number) => (time = new Date(time.getTime() + ms));

  const outbox = (key: string | null = null, options: Partial<OutboxOptions> = {}) =>
    makeOutbox({
      database,
      endpoint: { url: endpoint.url, key },
      now,
      onFault: (error) => {
        throw error;
      },
      onDelay: ({ attempts, reason }) => delays.push({ attempts, reason }),
      timeoutMs: 500,
      ...options,
    });
  const store = (handsOver = true) => makeOrderStore({ database, now, handsOver, holdHours: 72 });
  const order = async (from = store(), more: Partial<OrderContent> = {}): Promise<Order> => {
    turn += 1;
    const placed = await from.place(
      {
        accountCode: 'C0001',
        idempotencyKey: `outbox-${turn}`,
        requestHash: 'x',
        customerCode: 'C0001',
        sellerCode: null,
        content: { ...content, ...more },
        notes: 'Por la tarde',
        createdAt: now(),
      },
      { stock: [], creditLeft: null },
    );
    return placed!;
  };
  const stateOf = async ({ id }: Order) => {
    const session = {
      id: '',
      account: {
        role: 'customer' as const,
        code: 'C0001',
        email: '',
        phone: '',
        name: '',
        tradeName: '',
        discount: 0,
        level: 2,
      },
      customer: null,
      xsrf: '',
    };
    return (await store().byId(session as never, id))?.handover;
  };

  const reasonOf = async ({ id }: Order) => {
    const db = await database.get();
    const [row] = await db.select().from(outboxRows).where(eq(outboxRows.orderId, id));
    return row?.reason;
  };

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  beforeEach(async () => {
    endpoint = await startEndpoint();
    time = start;
    delays.length = 0;
  });
  afterEach(async () => {
    // no order of one test may be due in another
    endpoint.is(409);
    pass(2 * 60 * 60_000);
    while ((await outbox().deliver()) > 0);
    await endpoint.close();
  });

  it('traces each attempt, and sends the trace to the endpoint', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const ended: { attributes: SpanAttributes; failure: string | undefined }[] = [];
    const startSpan = (): TraceSpan => {
      const attributes: SpanAttributes = {};
      const span: TraceSpan = {
        traceId: '0af7651916cd43dd8448eb211c80319c',
        spanId: 'b7ad6b7169203331',
        traceparent,
        startChild: () => span,
        set: (more) => void Object.assign(attributes, more),
        rename: () => undefined,
        end: (failure) => void ended.push({ attributes, failure }),
      };
      return span;
    };
    await order();
    endpoint.is(503);
    await outbox(null, { startSpan }).deliver();
    pass(5_000);
    endpoint.is(201);
    await outbox(null, { startSpan }).deliver();
    expect(endpoint.requests.map((request) => request.traceparent)).toEqual([traceparent, traceparent]);
    expect(ended).toEqual([
      { attributes: { 'http.response.status_code': 503 }, failure: 'NOT_HANDED_OVER' },
      { attributes: { 'http.response.status_code': 201 }, failure: undefined },
    ]);
  });

  it('hands an order over unchanged, with its notes, and only once', async () => {
    const placed = await order();
    expect(placed.handover).toBe('waiting');
    const box = outbox('secret');
    expect(await box.deliver()).toBe(1);
    expect(endpoint.requests).toEqual([{ key: placed.id, authorization: 'Bearer secret' }]);
    const { handover: _, ...sent } = placed;
    expect(endpoint.orders.get(placed.id)).toEqual({
      ...sent,
      // the company code, which the shop sends only to the ERP and never to a browser
      company: 'DEMO',
      notes: 'Por la tarde',
    });
    expect(await stateOf(placed)).toBe('sent');
    pass(24 * 60 * 60_000);
    expect(await box.deliver()).toBe(0);
  });

  it('reports a card payment as authorised and still to be verified', async () => {
    const placed = await order(store(), {
      payment: 'card',
      authorisation: { reference: 'AUT-1', amount: 3_003 },
    });
    await outbox().deliver();
    expect(endpoint.bodies.get(placed.id)).toMatchObject({
      pago: 'card',
      autorizacion: { referencia: 'AUT-1', monto: 30.03, estado: 'POR VERIFICAR' },
    });
  });

  it('skips orders placed while no endpoint was set', async () => {
    const placed = await order(store(false));
    expect(placed).not.toHaveProperty('handover');
    expect(await outbox().deliver()).toBe(0);
    expect(await stateOf(placed)).toBeUndefined();
  });

  it.each<[Mood, string]>([
    [500, 'status 500'],
    [404, 'status 404'],
    ['lost', 'no answer (UND_ERR_SOCKET)'],
    ['silent', 'no answer'],
    [
      { says: '{"message":{"response":[{"salida":"ERROR ","mensaje":"BLOQUEADO"}]}}' },
      'status 200 with salida other than OK',
    ],
    [{ says: '{"salida":0}' }, 'status 200 with salida other than OK'],
    [{ says: '{"error":"ORA-00001"}' }, 'status 200 with an error'],
    [
      { says: '{"message":{"response":"ERROR: sin sesión"}}' },
      'status 200 with a text that begins with "error"',
    ],
    [{ says: 'ERROR: clave inválida' }, 'status 200 with a text that begins with "error"'],
    [{ says: '\uFEFF\n<html><h1>Error 500</h1>' }, 'status 200 with a page of HTML'],
    [{ says: '<html><h1>Err', breaksOff: true }, 'status 200 with a page of HTML'],
  ])('retries after %j (%s) at growing intervals, and the order arrives once', async (mood, reason) => {
    const placed = await order();
    const box = outbox();
    endpoint.is(mood);
    for (const attempts of [1, 2, 3]) {
      expect(await box.deliver()).toBe(1);
      expect(delays.at(-1)).toEqual({ attempts, reason });
      expect(await reasonOf(placed)).toBe(reason);
      pass(getBackoffDelay(attempts) - 1);
      expect(await box.deliver()).toBe(0);
      pass(1);
    }
    expect(await stateOf(placed)).toBe('delayed');
    endpoint.is(200);
    expect(await box.deliver()).toBe(1);
    expect(await stateOf(placed)).toBe('sent');
    expect(await reasonOf(placed)).toBeNull();
    expect(endpoint.requests.map(({ key }) => key)).toEqual(Array(4).fill(placed.id));
    expect([...endpoint.orders.keys()]).toEqual([placed.id]);
  });

  it.each([
    '',
    'OK',
    '{}',
    '[]',
    '{"id":"77"}',
    '"77"',
    '{"message":{"response":[{"salida":"ok "}]}}',
    '{"error":null}',
    '{"error":"0"}',
    '<?xml version="1.0"?><respuesta><pedido>77</pedido></respuesta>',
    '{"error":[]}',
    '{"salida":true,"error":"000"}',
  ])('counts the status 200 with the body %j as accepted', async (says) => {
    const placed = await order();
    endpoint.is({ says });
    await outbox().deliver();
    expect(await stateOf(placed)).toBe('sent');
  });

  it('counts the status 200 with a truncated body that does not begin like a refusal as accepted', async () => {
    const placed = await order();
    endpoint.is({ says: '{"id":', breaksOff: true });
    await outbox().deliver();
    expect(await stateOf(placed)).toBe('sent');
  });

  it('counts the status 409 as accepted, as the endpoint already has the order', async () => {
    const placed = await order();
    endpoint.is(409);
    await outbox().deliver();
    expect(await stateOf(placed)).toBe('sent');
  });

  it('sends each order from one copy of the service only', async () => {
    const placed = await Promise.all(Array.from({ length: 30 }, () => order()));
    // the endpoint holds its answers until all requests have arrived
    const copies = Array.from({ length: 3 }, () => outbox(null, { timeoutMs: 30_000 }));
    const release = endpoint.hold();
    const rounds = copies.flatMap((copy) => [copy.deliver(), copy.deliver()]);
    const isThere = () => new Set(endpoint.requests.map(({ key }) => key)).size === placed.length;
    await waitUntil(isThere);
    release();
    await Promise.all(rounds);
    expect(endpoint.requests).toHaveLength(placed.length);
  });

  it('sends an order from another copy when the sending copy dies', async () => {
    const placed = await order();
    endpoint.is('silent');
    const dead = outbox();
    const attempt = dead.deliver();
    await waitUntil(() => endpoint.requests.length > 0);
    // the dead copy sends nothing more, whatever the clock shows
    const other = outbox();
    expect(await other.deliver()).toBe(0);
    endpoint.is(200);
    pass(60_000);
    expect(await other.deliver()).toBe(1);
    expect(await stateOf(placed)).toBe('sent');
    await attempt;
  });

  it('sends a placed order at once when it is woken, and waits for the current attempt when it is stopped', async () => {
    const box = outbox();
    box.start();
    const placed = await order();
    box.wake();
    await waitUntil(() => endpoint.orders.size > 0);
    await box.stop();
    expect(await stateOf(placed)).toBe('sent');
  });
});

test('pauses between attempts grow from five seconds to at most an hour', () => {
  expect([1, 2, 3, 10, 11, 100].map(getBackoffDelay)).toEqual([
    5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});
