/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fc from 'fast-check';
import { getPropertyRuns, isDeepRun } from '@/testing/testDepth';
import { catalogueCategories, catalogueProducts } from '../db/catalogueTables';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeErpClient } from '../erp/erpClient';
import { makeSellerCustomers } from '../gateway/sellerCustomers';
import { accountRow, parseAccountRow } from '@/erp/rows/account';
import { readRows } from '@/erp/response';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { credentials } from '../testing/service';
import { readStatus } from './catalogueState';
import { makeCatalogueSync } from './sync';

jest.setTimeout(120_000);

const runs = getPropertyRuns(5, 100);

/** Random letters, which compression does not shorten: an index entry reaches its greatest length. */
const scramble = (length: number, seed: number): string => {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (state % 20_000));
  }).join('');
};
const seed = fc.nat(1_000_000);
const anySize = fc.constantFrom(0, 1, 61, 199, 200, 201, 900, 3_000);

const anyText = fc.oneof(
  fc.tuple(anySize, seed).map(([length, from]) => scramble(length, from)),
  fc.tuple(anySize, seed).map(([length, from]) => [...scramble(length, from)].join(' 1 ')),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud83d', 'x\udd27y', '🔧', '\u202e', '\'\\":*&|!()', '<b>', ' '),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const numbers = [
  ...[21_474_836.47, 21_474_836.48, 42_949_672.96, 9_999_999_999, 1e10, 2_147_483_647, 2_147_483_648],
  ...[3_000_000_000, 2 ** 53, 2 ** 53 + 2, 1e20, 1e21, 1e30, Number.MAX_VALUE, Number.MIN_VALUE, -1e30, -0],
  ...['1e30', '9'.repeat(400), `-${'9'.repeat(400)}`, '21474836,48', '3000000000', 'Infinity', 'NaN', ''],
];
const anyNumber = fc.oneof(fc.constantFrom(...numbers), fc.double(), fc.maxSafeInteger());
const anyValue = fc.oneof(anyText, anyNumber, fc.constantFrom(null, true, [], {}, [null]));
const manyOf = (item: fc.Arbitrary<unknown>) => fc.oneof(anyValue, fc.array(item, { maxLength: 6 }));
const nines = '9'.repeat(70_000);
/** More than any real row has, in one field at a time. */
const largest: object[] = [
  { descripcion: scramble(70_000, 1) },
  { descripcion: Array.from({ length: 7_000 }, (_, at) => scramble(58, at)).join(' ') },
  { descripcion: `${'x'.repeat(65_534)}🔧` },
  { descripcion: [...scramble(3_000, 2)].join(' 1 ') },
  { resumen: nines, numeroparte: nines, precio_siniva: nines, resenas: nines },
  { compatibilidad: Array.from({ length: 62_000 }, (_, at) => 9_007_199_254_000_000 + at) },
  { equivalencias: Array.from({ length: 1_000 }, (_, at) => scramble(40, at)) },
  { etiquetas: Array.from({ length: 7_000 }, (_, at) => scramble(60, at)) },
  { categorias: ['all', ...Array.from({ length: 300 }, (_, at) => scramble(200, at))] },
].map((row, at) => ({ codigo: scramble(200, at), descripcion: 'Filtro', categorias: ['all'], ...row }));

const anyProduct = fc.record(
  {
    id: anyValue,
    codigo: anyValue,
    descripcion: anyValue,
    numeroparte: anyValue,
    precio: anyValue,
    precio_siniva: anyValue,
    precioanterior: anyValue,
    cantidad: anyValue,
    disponibilidad: anyValue,
    marca: anyValue,
    marcanombre: anyValue,
    marcapais: anyValue,
    resumen: anyValue,
    imagenes: manyOf(anyText),
    insignias: manyOf(anyText),
    etiquetas: manyOf(anyText),
    calificacion: anyValue,
    resenas: anyValue,
    atributos: fc.array(fc.record({ grupo: anyValue, nombre: anyValue, valor: anyValue }), { maxLength: 4 }),
    opciones: fc.array(fc.record({ slug: anyValue, nombre: anyValue }), { maxLength: 2 }),
    compatibilidad: manyOf(anyNumber),
    vehiculos: anyValue,
    equivalencias: manyOf(anyText),
  },
  { requiredKeys: ['codigo', 'descripcion'] },
);
const anyCategory = fc.record({ slug: anyValue, nombre: anyValue, items: anyValue, padre: anyValue });

describeOnEngines('rows of an ERP without limits on its fields', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: OddErp;
  let told: { categories: unknown[]; products: unknown[]; accounts: unknown[] };

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startOddErp({
      getCategories: () => told.categories,
      getProductos: () => told.products,
      getProductosTipo: () => told.products,
      getLoginIn: () => told.accounts,
    });
  });
  afterAll(async () => {
    await erp.close();
    await database.close();
    await place.remove();
  });

  const makeAsk = () =>
    makeErpClient({ ...credentials, url: erp.url, timeoutMs: 20_000, retryDelayMs: () => 0 }).ask;
  const good = {
    id: 1,
    codigo: 'GOOD-1',
    descripcion: 'Filtro',
    precio: 11.5,
    precio_siniva: 10,
    cantidad: 3,
  };

  /** Sweeps an ERP with these rows. The catalogue must store every row that the ERP's client accepts. */
  async function expectStored(products: object[], categories: object[]): Promise<void> {
    const db = await database.get();
    await db.delete(catalogueProducts);
    told = {
      categories: [{ slug: 'all', nombre: 'Todo', items: products.length }, ...categories],
      products,
      accounts: [],
    };
    const ask = makeAsk();
    const listRead = async (call: 'getProductos' | 'getCategories', name: string) =>
      (await ask(call, {})).map((row) => String(Reflect.get(Object(row), name)));
    const report = await makeCatalogueSync({ ask, database, holder: 'one' }).sweep();
    expect(report).toMatchObject({ refused: [], failed: [] });
    const kept = await db.select({ sku: catalogueProducts.sku }).from(catalogueProducts);
    expect(new Set(kept.map(({ sku }) => sku))).toEqual(new Set(await listRead('getProductos', 'codigo')));
    const slugs = await db.select({ slug: catalogueCategories.slug }).from(catalogueCategories);
    expect(slugs.map(({ slug }) => slug)).toEqual(await listRead('getCategories', 'slug'));
  }

  it('are stored in the database when the reader accepts them', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyProduct, { minLength: 1, maxLength: 6 }),
        fc.array(anyCategory, { maxLength: 3 }),
        (rows, categories) =>
          expectStored(
            [...rows, good].map((row) => ({ ...row, categorias: ['all'] })),
            categories,
          ),
      ),
      { numRuns: runs, endOnFailure: true },
    ));

  it('are stored with any number in all their numeric fields', () =>
    expectStored(
      numbers.map((number, at) => ({
        ...{ id: number, codigo: `N-${at}`, descripcion: 'Filtro', categorias: ['all'] },
        ...{ precio: number, precio_siniva: number, precioanterior: number, cantidad: number },
        ...{ calificacion: number, resenas: number, compatibilidad: [number] },
      })),
      numbers.map((items, at) => ({ slug: `n-${at}`, nombre: 'Filtros', items })),
    ));

  // the slow cases, of some seconds each, run in a deep run
  const tried = largest
    .map((row, at) => ({ at, row }))
    .filter(({ at }) => isDeepRun || ![1, 5, 7].includes(at));
  it.each(tried)('are stored, however long a field is (case $at)', ({ row }) => expectStored([row], []));

  it('are kept as a seller’s customers, whatever their fields hold', async () => {
    const anyAccount = fc.record({
      razonsocial: anyValue,
      codigo: anyValue,
      correo: anyValue,
      descuento: anyValue,
      inv40060id: anyValue,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyAccount, { maxLength: 6 }), async (accounts) => {
        told = {
          categories: [],
          products: [],
          accounts: [{ codigo: 'V-1' }, ...accounts].map((row) => ({
            salida: 'OK',
            tipoPersona: 'cliente',
            ...row,
          })),
        };
        const { items } = readRows(accountRow, parseAccountRow, await makeAsk()('getLoginIn', {}));
        const customers = makeSellerCustomers(database);
        await customers.replace('V-1', items);
        expect(new Set((await customers.list('V-1')).map(({ code }) => code))).toEqual(
          new Set(items.map(({ code }) => code)),
        );
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });

  it('are stored even if the database refuses other rows', async () => {
    // these rows bypass the reader, which limits every value to the size of its column
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: at, codigo: `R-${at}`, descripcion: `Filtro ${at}`, categorias: ['all'], precio: 1.15 },
      precio_siniva: at % 20 === 7 ? 99_999_999 : 1,
    }));
    const category = { nombre: 'Todo', items: rows.length };
    const report = await makeCatalogueSync({
      ask: (call) =>
        Promise.resolve(
          call === 'getCategories'
            ? [
                { ...category, slug: 'all' },
                { ...category, slug: 'many', items: 3_000_000_000 },
                { ...category, slug: 'all' },
              ]
            : call === 'getProducto'
              ? []
              : rows,
        ),
      database,
      holder: 'one',
      windowRows: 100,
    }).sweep();
    expect(report?.added).toBe(57);
    expect([...new Set(report?.refused)]).toEqual(['R-7', 'R-27', 'R-47']);
    const { products, categories } = await readStatus(await database.get());
    expect(products).toBe(57);
    expect(categories.map(({ slug, isComplete }) => [slug, isComplete])).toEqual([['all', true]]);
  });
});
