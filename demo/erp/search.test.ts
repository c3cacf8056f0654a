import fc from 'fast-check';
import * as v from 'valibot';
import { unwrapRows } from '@/erp/response';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { rankByQuery } from '@/shared/partSearch';
import { getPropertyRuns, isDeepRun } from '@/testing/testDepth';
import { makeProducts } from './data/products';
import { startEmbeddedErp, type EmbeddedErp, type ErpCall } from './embeddedErp';

/** Every number by which a part of the catalogue is found, with the part's sku. */
const numbers = makeProducts().flatMap(({ sku, partNumber }) => [
  { number: sku, sku },
  { number: partNumber, sku },
]);

const separators = ['', '', ' ', '-', '.', '/', '_', '–', '‑', '\u00a0', '\u200b', ' - '];
const fullWidth = (char: string): string =>
  /[\w-]/.test(char) && char !== '_' ? String.fromCharCode(char.charCodeAt(0) + 0xfee0) : char;
const spellings: readonly ((char: string) => string)[] = [
  (char) => char,
  (char) => char,
  (char) => char.toLowerCase(),
  (char) => (/[a-z]/i.test(char) ? `${char}\u0301` : char),
  (char) => (/\d/.test(char) ? fullWidth(char) : char),
];

/** Part number in a random spelling: any case, accents, other or no separators, full-width digits, blanks around it. */
const spelt = fc.constantFrom(...numbers).chain(({ number, sku }) => {
  const letters = [...number.replaceAll('-', '')];
  return fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...spellings), fc.constantFrom(...separators)), {
        minLength: letters.length,
        maxLength: letters.length,
      }),
      fc.constantFrom('', ' ', '  ', '\t'),
    )
    .map(([ways, blanks]) => {
      const written = letters.map((letter, at) => {
        const [spell, separator] = ways[at] ?? [String, ''];
        return spell(letter) + (at < letters.length - 1 ? separator : '');
      });
      return { sku, query: blanks + written.join('') + blanks };
    });
});

let erp: EmbeddedErp;
beforeAll(async () => {
  erp = await startEmbeddedErp({ company: 'DEMO', key: 'demo-key' });
});
afterAll(() => erp.close());

async function found(name: ErpCall, search: string, limit: number): Promise<Product[]> {
  const answer = await fetch(`${erp.url}/api/dtierp/wsdti/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ empresa: 'DEMO', apikey: 'demo-key', nivelComercial: 2, search, limit }),
  });
  const rows = unwrapRows(await answer.json()) ?? [];
  return rows.map((row) => parseProductRow(v.parse(productRow, row)));
}

const skus = (products: readonly Product[]) => products.map(({ sku }) => sku);

test('any spelling of any sku and part number finds its product first', async () => {
  await fc.assert(
    fc.asyncProperty(spelt, fc.infiniteStream(fc.nat()), async ({ sku, query }, random) => {
      const suggested = await found('getProductosFilter', query.toLowerCase(), 10);
      const listed = await found('getProductos', query, 100);
      expect([skus(suggested)[0], skus(listed)[0]]).toEqual([sku, sku]);
      // a real ERP may answer in any order, as the shop ranks the rows itself
      const anyOrder = [...listed, ...suggested.filter((own) => !skus(listed).includes(own.sku))]
        .map((product) => ({ product, at: random.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ product }) => product);
      expect(skus(rankByQuery(anyOrder, query))[0]).toBe(sku);
    }),
    { numRuns: getPropertyRuns(250, 1_000) },
  );
}, 120_000);

/** One part for each number, as equivalents share their numbers. */
const crossReferences = new Map(makeProducts().map(({ sku, equivalents }) => [equivalents[0] ?? '', sku]));
/** A usual run tests every fourth one. */
const askedReferences = [...crossReferences].filter((_pair, position) => isDeepRun || position % 4 === 0);

test.each(askedReferences)(
  'a search for the cross-reference %s lists %s among the products that share it, before all others',
  async (number, sku) => {
    const suggested = await found('getProductosFilter', number.toLowerCase(), 10);
    const sharing = suggested.filter(({ equivalents }) => equivalents.includes(number));
    expect(skus(sharing)).toContain(sku);
    expect(skus(suggested.slice(0, sharing.length))).toEqual(skus(sharing));
  },
);

test.each([
  ['D1042', 'FRE-PD-1042'],
  ['pd 10-42', 'FRE-PD-1042'],
  ['1042', 'FRE-PD-1042'],
])('the fragment %s finds %s', async (query, sku) => {
  expect(skus(await found('getProductosFilter', query.toLowerCase(), 10))[0]).toBe(sku);
});

test('a whole sku, in any spelling, finds its own product first and then the related products', async () => {
  const related = skus(await found('getProductos', 'FRE-PD-1042', 100));
  expect(related.slice(0, 2)).toEqual(['FRE-PD-1042', 'FRE-PD-1057']);
  expect(skus(await found('getProductos', ' fre.pd 1042', 100))).toEqual(related);
});
