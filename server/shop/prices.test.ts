/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import type { Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { makeApp, startAsGuest } from '../testing/service';

jest.setTimeout(60_000);

const account = { salida: 'OK', tipoPersona: 'cliente', correo: 'taller@example.ec', codigo: 'C1' };
const product = { id: 1, descripcion: 'Filtro', precio: 1.15, precio_siniva: 1, cantidad: 3 };

let place: Place;
let erp: OddErp;
let app: FastifyInstance;
let customer: Browser;

/**
 * An ERP that has correct rows of A-1 and A-2; for other products it refuses, sends wrong rows, or knows no product.
 */
const findProduct = ({ codigo }: Record<string, unknown>) => {
  if (codigo === 'REFUSED-1') return [{ salida: 'ERROR', mensaje: 'NO EXISTE' }];
  if (codigo === 'OTHER-1') return [{ ...product, codigo: 'A-1' }];
  if (codigo === 'NAMELESS-1') return [{ ...product, codigo, descripcion: '' }];
  return codigo === 'GONE-1' ? [] : [{ ...product, codigo }];
};

beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startOddErp({ getLoginIn: [account], getProducto: findProduct });
  app = await makeApp(erp, { database: place.open() });
  customer = await startAsGuest(app);
  await customer.signIn('taller@example.ec', 'x');
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

const readPrices = (...skus: string[]) =>
  customer.get(`/prices?${skus.map((sku) => `sku=${sku}`).join('&')}`);

test('products with an invalid ERP row are left out, and the prices of other products are answered', async () => {
  const answer = await readPrices('A-1', 'REFUSED-1', 'OTHER-1', 'NAMELESS-1', 'GONE-1', 'A-2');
  expect(answer.statusCode).toBe(200);
  const { prices } = answer.json<{ prices: { sku: string; price: number }[] }>();
  expect(prices.map(({ sku, price }) => [sku, price]).sort()).toEqual([
    ['A-1', 115],
    ['A-2', 115],
  ]);
});

test('prices are refused when the ERP returns no valid row at all', async () => {
  expect((await readPrices('REFUSED-1', 'OTHER-1')).statusCode).toBe(502);
});
