/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { placeOf, toUrl } from '@/features/navigation/routes';
import { buildPart } from '@/testing/buildPart';
import { writeProducts } from '../catalogue/writeProducts';
import type { LazyDatabase } from '../db/lazyDatabase';
import { readRows, type Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { makeApp, startAsGuest } from '../testing/service';

jest.setTimeout(60_000);

const long = 'X-'.repeat(40) + 'y';
const skus = ['ab-12c', 'AB-12C', 'a.b.1', 'A 12', 'A/12', 'C+3', 'ñandú-9', 'fre-pd-7', 'FRE-PD-8', long];
const products = skus.map((codigo, at) => ({ id: at + 1, codigo, descripcion: `Filtro ${at}` }));

let place: Place;
let database: LazyDatabase;
let erp: OddErp;
let app: FastifyInstance;
let guest: Browser;

beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startOddErp({
    getProducto: ({ codigo }) => products.filter((row) => row.codigo === codigo),
  });
  database = place.open();
  app = await makeApp(erp, { database });
  guest = await startAsGuest(app);
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

const find = async (codigo: string) =>
  (readRows(await guest.erp('getProducto', { codigo })) as { codigo: string }[]).map((row) => row.codigo);

test.each(skus)('the sku %s is found in its own spelling', async (sku) => {
  expect(await find(sku)).toEqual([sku]);
});

test.each(skus)('the URL of a product’s page contains its sku unchanged: %s', (sku) => {
  const { pathname, search, hash } = new URL(toUrl('product', { slug: sku }), 'http://shop');
  expect(placeOf({ pathname, search, hash })).toMatchObject({ route: 'product', params: { slug: sku } });
});

test('a sku typed in lower case finds the product with the sku in upper case, before the catalogue is read', async () => {
  expect(await find('fre-pd-8')).toEqual(['FRE-PD-8']);
});

test('an unknown sku is not found', async () => {
  expect(await find('no-such-part')).toEqual([]);
});

test.each(skus)('reviews of a product are requested by its sku: %s', async (sku) => {
  expect((await guest.get(`/products/${encodeURIComponent(sku)}/reviews`)).statusCode).toBe(200);
});

test('another spelling of a sku is looked up in the catalogue that the shop has read', async () => {
  const parts = skus.map((sku) => ({ product: buildPart(sku), level: 2 }));
  const naming = { vehicle: () => undefined, category: () => undefined };
  await writeProducts(await database.get(), parts, naming);
  expect(await find('FRE pd 7')).toEqual(['fre-pd-7']);
  expect(await find('Ab 12 c')).toEqual(['AB-12C']);
});
