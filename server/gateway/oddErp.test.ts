/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { readRows as readModels } from '@/erp/response';
import { addressRow, parseAddressRow } from '@/erp/rows/address';
import { categoryRow, parseCategoryRow } from '@/erp/rows/category';
import { orderFromRow, orderRow } from '@/erp/rows/order';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { parseStatementRow, statementRow } from '@/erp/rows/statement';
import { readRows, type Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { oddRows } from '../testing/oddRows';
import { makeApp, startAsGuest } from '../testing/service';

jest.setTimeout(60_000);

let place: Place;
let erp: OddErp;
let app: FastifyInstance;
let guest: Browser;
let customer: Browser;
let log = '';

beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startOddErp(oddRows);
  const stream = { write: (line: string) => void (log += line) };
  app = await makeApp(erp, { database: place.open(), logger: { level: 'warn', stream } });
  guest = await startAsGuest(app);
  customer = await startAsGuest(app);
  expect((await customer.signIn('taller@example.ec', 'x')).statusCode).toBe(200);
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

const search = async (browser: Browser) =>
  readModels(
    productRow,
    parseProductRow,
    readRows(await browser.erp('getProductosFilter', { search: 'filtro', limit: 100 })),
  );

test('an account is read without its password', async () => {
  const answer = await customer.get('/session');
  expect(answer.json()).toMatchObject({
    account: {
      ...{ role: 'customer', code: '1001', email: 'taller@example.ec', phone: '991234567' },
      ...{ name: 'Taller El Piñón', tradeName: '', discount: 5.5, level: 3 },
    },
  });
  expect(answer.body).not.toContain('hunter2');
});

test('products keep every readable field, and only those without sku or name are dropped', async () => {
  const { items, dropped } = await search(customer);
  expect(dropped).toBe(0);
  expect(items.map(({ sku }) => sku)).toEqual(['A/1 2.ñ+', 'B-2', 'X'.repeat(80), 'D-4', 'e-5']);
  expect(items[0]).toEqual({
    id: 77,
    sku: 'A/1 2.ñ+',
    slug: expect.any(String),
    name: 'Filtro de aceite 1/2" Ñandú',
    partNumber: '90915',
    price: 1265,
    priceWithoutIva: 1101,
    compareAtPrice: null,
    stock: 'out-of-stock',
    quantity: 0,
    brand: { slug: 'acme', name: 'acme', country: 'EC' },
    categories: ['01-001'],
    excerpt: '',
    images: ['/images/a.jpg'],
    badges: ['new'],
    tags: [],
    rating: null,
    reviews: 0,
    attributes: [
      { group: 'Medidas', name: 'Alto', value: '75' },
      { group: '', name: 'Rosca', value: '3/4' },
    ],
    options: [{ slug: 'lado', name: 'Lado', type: 'default', values: [{ slug: 'izq', name: 'izq' }] }],
    compatibility: [10112, 10113],
    fitmentText: 'Aveo 2012–2013',
    equivalents: ['15208', '15208-65F0E'],
  });
  expect(items[2]).toMatchObject({ price: null, priceWithoutIva: null, stock: 'in-stock', quantity: 2 });
  // an ambiguous amount is dropped
  expect(items[3]).toMatchObject({ price: 123450, priceWithoutIva: null, stock: 'in-stock', quantity: 4 });
  expect(items[4]).toMatchObject({ name: 'Batería', priceWithoutIva: 110_000, quantity: 4 });
  expect(new Set(items.map(({ id }) => id)).size).toBe(5);
});

test('a guest reads the products of an odd ERP without prices and stock', async () => {
  const { items } = await search(guest);
  expect(items).toHaveLength(5);
  for (const item of items)
    expect(item).toMatchObject({ price: null, priceWithoutIva: null, stock: null, quantity: null });
});

test('a product is requested from the ERP with its sku as the ERP spells it', async () => {
  const answer = await customer.erp('getProducto', { codigo: 'A/1 2.ñ+' });
  expect(readRows(answer)[0]).toMatchObject({ codigo: 'A/1 2.ñ+' });
  expect(erp.asked.at(-1)!.fields).toMatchObject({ codigo: 'A/1 2.ñ+', nivelComercial: 3 });
});

test('the price of a product is null in the answer of /prices if it cannot be read', async () => {
  const answer = await customer.get('/prices?sku=D-4&sku=e-5&sku=F-6');
  const { prices } = answer.json<{ prices: { sku: string }[] }>();
  expect(answer.statusCode).toBe(200);
  expect(prices.sort((one, other) => (one.sku < other.sku ? -1 : 1))).toMatchObject([
    { sku: 'D-4', price: null, priceWithoutIva: null },
    { sku: 'F-6', price: 1150, priceWithoutIva: 1000 },
    { sku: 'e-5', price: 126_500, priceWithoutIva: 110_000 },
  ]);
});

test('departments lose only their invalid categories', async () => {
  const answer = await guest.erp('getCategories', { limit: 100 });
  expect(readModels(categoryRow, parseCategoryRow, readRows(answer)).items).toMatchObject([
    { slug: '01-000', items: 120, children: [{ slug: '01-001', name: 'Filtros' }] },
    { slug: '02-000', children: [], layout: 'products' },
  ]);
});

test('orders of an odd ERP are read with their day in Ecuador, and a row without an id is dropped', async () => {
  const answer = await customer.erp('getPedidos');
  const { items, dropped } = readModels(orderRow, orderFromRow, readRows(answer));
  // the row without an id is answered as an empty row; a row that the ERP sends twice counts as read
  expect(dropped).toBe(1);
  expect(readRows(answer).at(-1)).toEqual({});
  expect(items).toMatchObject([
    {
      ...{ id: '501', number: '501', createdAt: '2026-01-02T00:00:00-05:00', status: 'SHIPPED' },
      ...{ sellerCode: '7', invoice: '123456', quantity: 3, subtotal: 1000, total: 1150 },
      totals: [{ title: 'IVA', price: 150 }],
      shippingAddress: { firstName: 'Ana', city: 'Quito', phone: '22555555' },
      billingAddress: null,
      lines: [{ sku: '1042', name: 'Pastilla', price: 500, quantity: 2, total: 1000, options: [] }],
    },
    { id: '502', createdAt: '2026-01-15T00:00:00-05:00', status: 'EN BODEGA' },
    { id: '503', createdAt: '' },
  ]);
});

test('a statement keeps movements of every type', async () => {
  const answer = await customer.erp('getEstadoCuentaxId');
  expect(readModels(statementRow, parseStatementRow, readRows(answer)).items).toEqual([
    {
      ...{ code: '1001', cutoff: '2026-01-31', creditLimit: 0, balance: 8850, overdue: 0 },
      movements: [
        {
          date: '2026-01-02',
          document: '9001',
          type: 'factura',
          debit: 10000,
          credit: 0,
          balance: 10000,
          due: '2026-02-02',
        },
        {
          date: '2026-01-05',
          document: 'R-1',
          type: 'retencion',
          debit: 0,
          credit: 1150,
          balance: 8850,
          due: null,
        },
      ],
    },
  ]);
});

test('branches are read with their phone, postcode and default flag', async () => {
  const answer = await customer.erp('getSucursales', { default: false });
  expect(readModels(addressRow, parseAddressRow, readRows(answer)).items).toMatchObject([
    { id: '1', phone: '22555555', postcode: '170150', isDefault: true },
    { id: '2', isDefault: false },
  ]);
});

test('each forgiven field is logged once in an hour, without its value', async () => {
  const before = log;
  await search(customer);
  expect(log).toBe(before);
  const reports = before
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ call, field, reason }) => `${String(call)} ${String(field)}: ${String(reason)}`);
  expect(new Set(reports).size).toBe(reports.length);
  expect(reports).toContain('getProductosFilter precio_siniva: thousand separators');
  expect(log).toContain('"field":null,"reason":"no descripcion"');
  expect(log).toContain('"reason":"codigo twice"');
  for (const value of ['hunter2', 'taller@example.ec', '11.005', 'retencion'])
    expect(log).not.toContain(value);
});
