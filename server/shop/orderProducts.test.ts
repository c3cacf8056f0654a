/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fastify, { type FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LazyDatabase } from '../db/lazyDatabase';
import { getProductRowAtLevel } from '../../demo/erp/data/prices';
import { makeProducts } from '../../demo/erp/data/products';
import { createCatalogCache, defaultCacheTtl } from '../erp/catalogCache';
import type { ErpRequestFn } from '../erp/erpClient';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { someAddress } from '../testing/requests';
import { customerEmail, makeApp, signInAt } from '../testing/service';
import { makeReadOrderProducts, maxProductCalls } from './orderProducts';

jest.setTimeout(60_000);

const day = '2025-06-15';
const level = 3;
const products = makeProducts(1_200);
const bySku = new Map(products.map((product) => [product.sku, product]));
const here = new AbortController().signal;

/** Answers as the stand-in does, with at most one hundred rows. */
const answerAs =
  (priceOfAll: number): ErpRequestFn =>
  (call, { codigo, category, nivelComercial }) => {
    const found =
      call === 'getProducto'
        ? [bySku.get(String(codigo)) ?? []].flat()
        : products.filter((product) => product.categories.includes(String(category))).slice(0, 100);
    return Promise.resolve(
      found.map((product) => ({
        ...getProductRowAtLevel(product, Number(nivelComercial), day),
        precio_siniva: priceOfAll,
      })),
    );
  };

describe.each(testedEngines)('the products of an order on %s', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  beforeAll(async () => {
    place = await makePlace(engine, 'catalogue');
    database = place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  /** Makes a reader with a cache; `asked` lists the calls that reach the ERP. */
  function startReader(answer: ErpRequestFn) {
    const asked: string[] = [];
    const memory = createCatalogCache({
      ask: (call, fields, signal) => {
        asked.push(call);
        return answer(call, fields, signal);
      },
      now: () => new Date(),
      ages: defaultCacheTtl,
    });
    return { asked, read: makeReadOrderProducts({ ask: memory.ask, memory, database }) };
  }

  it('are requested in at most 62 calls, at current prices', async () => {
    const { asked, read } = startReader(answerAs(7.77));
    const skus = products.slice(0, 1_000).map(({ sku }) => sku);
    const rows = await read(skus, level, here);
    expect(asked.length).toBeLessThanOrEqual(maxProductCalls);
    expect([...rows.keys()].sort()).toEqual([...skus].sort());
    expect(new Set([...rows.values()].map((row) => row.precio_siniva))).toEqual(new Set([7.77]));
  });

  it('are requested one by one when there are at most 62 of them', async () => {
    const { asked, read } = startReader(answerAs(1));
    await read(
      products.slice(0, maxProductCalls).map(({ sku }) => sku),
      level,
      here,
    );
    expect(asked).toEqual(Array(maxProductCalls).fill('getProducto'));
  });

  it('are refused when they need more than 62 calls, and come partly from the cache when the order is sent again', async () => {
    const row = getProductRowAtLevel(products[0]!, level, day);
    const { asked, read } = startReader((_call, { codigo }) => Promise.resolve([{ ...row, codigo }]));
    const skus = Array.from({ length: 100 }, (_, at) => `ZZZ-${at}`);
    await expect(read(skus, level, here)).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
    expect(asked.length).toBeLessThanOrEqual(maxProductCalls);
    const before = asked.length;
    expect((await read(skus, level, here)).size).toBe(100);
    expect(asked.length - before).toBeLessThanOrEqual(maxProductCalls);
  });

  it('are left out when the ERP no longer has them, and are requested one by one when category calls fail', async () => {
    const { read } = startReader((call, fields, signal) =>
      call === 'getProductos' ? Promise.reject(new Error('no list')) : answerAs(1)(call, fields, signal),
    );
    const skus = [...products.slice(0, 50).map(({ sku }) => sku), 'GONE-1'];
    expect((await read(skus, level, here)).size).toBe(50);
  });
});

describe('a client that hangs up', () => {
  let place: Place;
  let erp: FastifyInstance;
  let app: FastifyInstance;
  let asked: string[];
  let closed: Promise<unknown>[];
  const reached = new EventEmitter();

  beforeAll(async () => {
    const [engine] = testedEngines;
    place = await makePlace(engine!);
    erp = fastify();
    erp.post<{ Params: { call: string } }>('/api/dtierp/wsdti/:call', async ({ params }, reply) => {
      if (params.call === 'getLoginIn')
        return {
          message: {
            response: [
              {
                salida: 'OK',
                tipoPersona: 'cliente',
                correo: customerEmail,
                razonsocial: 'Ana',
                codigo: 'C0001',
                descuento: 0,
                inv40060id: 3,
              },
            ],
          },
        };
      asked.push(params.call);
      reached.emit(`${asked.length} asked`);
      // never answers, so the request ends only when the client ends it
      closed.push(once(reply.raw, 'close'));
      await new Promise(() => undefined);
    });
    const url = await erp.listen({ host: '127.0.0.1', port: 0 });
    app = await makeApp({ url }, { database: place.open() });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    erp.server.closeAllConnections();
    await erp.close();
    await place.remove();
  });
  beforeEach(() => {
    asked = [];
    closed = [];
  });

  const order = {
    lines: Array.from({ length: 40 }, (_, at) => ({
      sku: `S-${at}`,
      quantity: 1,
      options: [],
      unitPrice: 100,
    })),
    total: 1,
    shippingAddress: { ...someAddress, id: 'new' },
    payment: 'transfer',
    notes: '',
  };

  it.each([
    ['POST', '/api/shop/orders', order, 8],
    ['GET', '/api/shop/prices?sku=S-1&sku=S-2&sku=S-3&sku=S-4&sku=S-5&sku=S-6&sku=S-7&sku=S-8', null, 6],
    ['POST', '/api/dtierp/wsdti/getProducto', { empresa: '', apikey: '', codigo: 'S-1' }, 1],
    ['POST', '/api/shop/products/S-9/reviews', { rating: 4, content: 'Bien' }, 1],
  ] as const)('aborts the ERP calls of %s %s', async (method, path, body, atOnce) => {
    const browser = await signInAt(app, customerEmail);
    const allAsked = once(reached, `${atOnce} asked`);
    const { port } = app.server.address() as AddressInfo;
    const request = openRequest({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'key-hang-up',
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    request.on('error', () => undefined);
    request.end(body ? JSON.stringify(body) : undefined);
    await allAsked;
    request.destroy();
    // the ERP notices that each connection closes, long before any time-out
    await Promise.all(closed);
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(asked).toHaveLength(atOnce);
  });
});
