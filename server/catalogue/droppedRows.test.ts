/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeErpClient } from '../erp/erpClient';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { startOddErp } from '../testing/oddErp';
import { credentials } from '../testing/service';
import { readStatus } from './catalogueState';
import { makeCatalogueSync } from './sync';

jest.setTimeout(60_000);

interface Row {
  codigo: string;
  descripcion: string | null;
  categorias: string[];
}

const makeRow = (at: number, category = 'a'): Row => ({
  codigo: `A${String(at).padStart(4, '0')}`,
  descripcion: `Filtro ${at}`,
  categorias: [category],
});
const twice = (rows: Row[], at: number): Row[] => [
  ...rows.slice(0, at + 1),
  rows[at]!,
  ...rows.slice(at + 1),
];
const nameless = (rows: Row[], at: number): Row[] =>
  rows.map((row, one) => (one === at ? { ...row, descripcion: null } : row));

const some = Array.from({ length: 40 }, (_, at) => makeRow(at));
const many = Array.from({ length: 250 }, (_, at) => makeRow(at));

describeOnEngines('a sweep of an ERP that counts rows which cannot be read', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  beforeEach(async () => {
    place = await makePlace(engine);
    database = place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  /** Sweeps an ERP that counts every row. @param hasPages whether this ERP supports `desde` */
  async function sweep(byCategory: Record<string, Row[]>, hasPages = false, counted = 0) {
    const erp = await startOddErp({
      getCategories: Object.entries(byCategory).map(([slug, rows]) => ({
        ...{ slug, nombre: `Filtros ${slug}` },
        items: rows.length + counted,
      })),
      getProductos: ({ category, desde, search = '' }) =>
        (byCategory[String(category)] ?? [])
          .filter(({ codigo }) => codigo.toLowerCase().includes(String(search).toLowerCase()))
          .filter(({ codigo }) => !hasPages || typeof desde !== 'string' || codigo > desde)
          .slice(0, 100),
    });
    const { ask } = makeErpClient({ ...credentials, url: erp.url, timeoutMs: 5_000, retryDelayMs: () => 0 });
    try {
      const report = await makeCatalogueSync({ ask, database, holder: 'one' }).sweep();
      return { ...report, ...(await readStatus(await database.get())) };
    } finally {
      await erp.close();
    }
  }

  it.each([
    ['a row that comes twice', { a: twice(some, 7) }, 40],
    ['a row without a name', { a: nameless(some, 7) }, 39],
    ['a row that comes twice and a row without a name', { a: twice(nameless(some, 7), 9) }, 39],
    [
      'a category whose only row has no name',
      { a: some, b: [{ ...makeRow(900, 'b'), descripcion: null }] },
      40,
    ],
    ['more rows than a call returns', { a: twice(nameless(many, 7), 9) }, 249],
  ])('is complete with %s', async (_name, byCategory: Record<string, Row[]>, products) => {
    for (const hasPages of [true, false])
      expect(await sweep(byCategory, hasPages)).toMatchObject({ incomplete: [], isFilled: true, products });
  });

  it('is incomplete while the ERP counts more rows than it sends', async () => {
    expect(await sweep({ a: twice(some, 7) }, true, 1)).toMatchObject({ incomplete: ['a'], isFilled: false });
  });

  it('fails when no row can be read', async () => {
    const bad = { a: nameless(some.slice(0, 1), 0), b: [{ ...makeRow(1, 'b'), descripcion: null }] };
    await expect(sweep(bad)).rejects.toMatchObject({ code: 'ERP_BAD_ANSWER' });
    expect(await readStatus(await database.get())).toMatchObject({ isFilled: false });
  });
});
