import fc from 'fast-check';
import type { CartLine } from '@/features/cart';
import { toCsv } from '@/shared/csv';
import { someCartProduct } from '@/testing/inShop';
import { readFile } from '@/widgets/quickOrder/readLines';
import en from '../../../locales/en.json';
import es from '../../../locales/es.json';
import { cartColumns } from './cartColumns';

const someLine: fc.Arbitrary<CartLine> = fc.record({
  key: fc.uuid(),
  product: fc
    .record({
      sku: fc.stringMatching(/^[A-Z]{3}-[A-Z]{2}-\d{4}$/),
      name: fc.string(),
      unitPrice: fc.nat(9_999_999),
    })
    .map(someCartProduct),
  quantity: fc.integer({ min: 1, max: 999_999 }),
  options: fc.array(fc.record({ name: fc.string(), value: fc.string() }), { maxLength: 2 }),
  change: fc.constant(null),
});

const asFile = (content: string) => {
  const { buffer } = new TextEncoder().encode(content);
  // jsdom's files cannot be read this way
  return Object.assign(new File([content], 'carrito.csv'), { arrayBuffer: () => Promise.resolve(buffer) });
};

test.each<[string, Record<string, string>]>([
  ['Spanish', es],
  ['English', en],
])('a cart saved in %s is read back: the same codes and quantities, in order', async (_, texts) => {
  await fc.assert(
    fc.asyncProperty(fc.array(someLine, { minLength: 1, maxLength: 30 }), async (lines) => {
      const saved = await toCsv(
        lines,
        cartColumns((id) => texts[id] ?? id),
      );
      expect(await readFile(asFile(saved))).toEqual(
        lines.map(({ product, quantity }) => ({ code: product.sku, quantity })),
      );
    }),
    { numRuns: 60 },
  );
});
