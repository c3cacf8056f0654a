/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import * as v from 'valibot';
import { parseProductRow, productRow, type ProductRow } from '@/erp/rows/product';
import type { LazyDatabase } from '../db/lazyDatabase';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { makeCatalogue, type Catalogue } from './catalogue';
import { makeErpFallback } from './erpFallback';
import { makeCatalogueSync } from './sync';
import { fillCatalogue } from './testing/fillCatalogue';
import { mainLevel, writeProducts } from './writeProducts';
import { readKnowledge } from './readKnowledge';
import { foldCase } from './words';

jest.setTimeout(120_000);

const codes = [
  ...['NOALL', 'NOCAT', 'STK-NEG', 'STK-OUT', '0', '7', 'A', 'A-1', 'B2', 'Ñandú', 'DE', 'PARA', 'XX_YY'],
  // words of names and of cars
  ...['FILTRO', 'Pastilla', 'AVEO', 'FRENO-DISCO', 'PASTILLSA'],
  // codes with too many pieces, with too many letters, and without any letter or digit
  ...['A1 B2 C3 D4 E5 F6 G7', 'L'.repeat(200), '1'.repeat(60), '***', '🔧', 'EMOJI-🔧', 'SP ACE/1?#%&+1'],
];
const rows: ProductRow[] = codes.flatMap((codigo, at) => [
  { id: at, codigo, descripcion: 'Repuesto singular', categorias: ['01-001'] },
  { id: 500 + at, codigo: `P-${at}-UNO`, numeroparte: `${codigo}Q`, descripcion: 'Repuesto plural' },
  // other products, whose rows have this code among their equivalents
  {
    id: 700 + at,
    codigo: `E-${at}-DOS`,
    descripcion: 'Repuesto',
    equivalencias: [codigo],
    resenas: 900,
    calificacion: 5,
  },
]);

/** Spellings that leave a code the same, as docs/finding.md lists them. */
const spell = (code: string): string[] => [
  ...new Set([
    code,
    code.toLowerCase(),
    code.toUpperCase(),
    ` ${code} `,
    foldCase(code),
    ...(/[\p{L}\p{N}]/u.test(code)
      ? [
          code.replace(/[^\p{L}\p{N}\s]+/gu, ' '),
          code.replace(/[^\p{L}\p{N}]+/gu, '-'),
          code.replace(/[^\p{L}\p{N}]+/gu, ''),
          code.replace(/O/g, '0'),
        ]
      : []),
  ]),
];
const cases = codes.flatMap((code) => spell(code).map((typed) => [typed, code] as const));

describeOnEngines('a whole code', (engine) => {
  let place: Place;
  let database: LazyDatabase;

  const first = async (catalogue: Catalogue, search: string, isTyping = false) =>
    (
      await catalogue.list({
        ...{ search, isTyping, category: null, sort: 'default', limit: 5, offset: 0, level: null },
        filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
        ...{ vehicle: null, withFacets: false },
      })
    ).products[0]?.content.sku;

  const now = () => new Date('2025-06-15T15:00:00Z');

  describe('of a filled catalogue', () => {
    let catalogue: Catalogue;
    beforeAll(async () => {
      place = await makePlace(engine);
      database = place.open();
      const db = await database.get();
      await fillCatalogue(db, 300);
      await writeProducts(
        db,
        rows.map((row) => ({ product: parseProductRow(v.parse(productRow, row)), level: mainLevel })),
        (await readKnowledge(db)).naming,
      );
      catalogue = makeCatalogue({ database, now });
    });
    afterAll(async () => {
      await database.close();
      await place.remove();
    });

    it('is found first in each spelling, in lists and in suggestions', async () => {
      const missed: unknown[] = [];
      for (const [typed, code] of cases)
        for (const isTyping of [false, true]) {
          const found = await first(catalogue, typed, isTyping);
          if (found !== code) missed.push({ typed, isTyping, found });
        }
      expect(missed).toEqual([]);
    });

    it('is found first when it is the part number of a product that has another sku', async () => {
      const missed: unknown[] = [];
      for (const [at, code] of codes.entries())
        for (const isTyping of [false, true])
          if (!code.includes('🔧') && code !== '***' && code.length < 200) {
            const found = await first(catalogue, `${code.toLowerCase()}q`, isTyping);
            if (found !== `P-${at}-UNO`) missed.push({ code, isTyping, found });
          }
      expect(missed).toEqual([]);
    });

    it('is found before products whose texts contain the code as a word', async () => {
      const found = await catalogue.list({
        ...{ search: 'filtro', category: null, sort: 'default', limit: 100, offset: 0, level: null },
        filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
        ...{ vehicle: null, withFacets: false },
      });
      expect(found.products[0]?.content.sku).toBe('FILTRO');
      expect(found.total).toBeGreaterThan(5);
    });
  });

  it('is also found first while the catalogue is not filled yet', async () => {
    place = await makePlace(engine);
    database = place.open();
    const missed: unknown[] = [];
    const sync = makeCatalogueSync({ ask: () => Promise.resolve([]), database, holder: 'one' });
    // an ERP that searches the sku for each word
    const found = (search: string) =>
      rows.filter(({ codigo }) =>
        foldCase(search)
          .split(/\s+/)
          .every((word) => foldCase(codigo).includes(word)),
      );
    const catalogue = makeCatalogue({
      database,
      now,
      askErpFor: makeErpFallback({
        recall: (_call, fields) =>
          Promise.resolve({ rows: found(String(fields['search'])).slice(0, 100), asOf: null }),
        writeRows: sync.writeRows,
        level: mainLevel,
      }),
    });
    for (const code of codes) {
      const sku = await first(catalogue, code);
      if (sku !== code) missed.push({ code, sku });
    }
    await database.close();
    await place.remove();
    expect(missed).toEqual([]);
  });
});
