import fc from 'fast-check';
import type { CartLine } from '@/features/cart';
import { toCsv } from '@/shared/csv';
import { buildCartProduct } from '@/testing/renderWithStore';
import { readLines } from '@/features/quickOrder/reading';
import { readFile } from '@/widgets/quickOrder/readLines';
import en from '../../../locales/en.json';
import es from '../../../locales/es.json';
import { buildCartColumns } from './cartColumns';

/** Text without blanks at its ends, and without the apostrophe at its beginning that guards formulas in a CSV file. */
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.startsWith("'"));
const lineArbitrary: fc.Arbitrary<CartLine> = fc.record({
  key: fc.uuid(),
  product: fc
    .record({
      sku: fc.stringMatching(/^[A-Z]{3}-[A-Z]{2}-\d{4}$/),
      name: fc.string(),
      unitPrice: fc.nat(9_999_999),
    })
    .map(buildCartProduct),
  quantity: fc.integer({ min: 1, max: 999_999 }),
  options: fc.uniqueArray(fc.record({ name: words, value: words }), {
    maxLength: 2,
    selector: ({ name }) => name,
  }),
  change: fc.constant(null),
});

/** Sorts options by the columns: an option's column comes where the first line has it. */
const sortOptions = (lines: readonly CartLine[], options: CartLine['options']) => {
  const names = lines.flatMap((line) => line.options.map(({ name }) => name));
  return options.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
};

const toFile = (content: string) => {
  const { buffer } = new TextEncoder().encode(content);
  // jsdom's File has no arrayBuffer
  return Object.assign(new File([content], 'carrito.csv'), { arrayBuffer: () => Promise.resolve(buffer) });
};

test.each<[string, Record<string, string>]>([
  ['Spanish', es],
  ['English', en],
])(
  'a cart exported in %s is imported with the same codes, quantities and options, in order',
  async (_, texts) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(lineArbitrary, { minLength: 1, maxLength: 30, size: 'max' }),
        async (lines) => {
          const csv = await toCsv(
            lines,
            buildCartColumns(
              (id, values) => (texts[id] ?? id).replace('{option}', () => values?.['option'] ?? ''),
              lines,
            ),
          );
          const written = await readFile(toFile(csv));
          if (typeof written === 'string') throw new Error(written);
          const read = readLines(written, (span) => ({ kind: 'sku', skus: [span] }));
          expect(read.map(({ code, quantity, wanted }) => ({ code, quantity, wanted }))).toEqual(
            lines.map(({ product, quantity, options }) => ({
              code: product.sku,
              quantity,
              wanted: options.length > 0 ? sortOptions(lines, options) : undefined,
            })),
          );
        },
      ),
      // a code that begins as an abbreviation of `por favor`
      {
        numRuns: 60,
        examples: [
          [
            [
              {
                ...fc.sample(lineArbitrary, { numRuns: 1, seed: 1 })[0]!,
                product: buildCartProduct({ sku: 'XFA-AA-0000' }),
              },
            ],
          ],
        ],
      },
    );
  },
);
