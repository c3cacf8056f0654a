import type { CartLine } from '@/features/cart';
import type { CsvColumn } from '@/shared/csv';

/** Code and quantity stand under heads that the quick order knows, in both languages. Prices are without IVA. */
export const cartColumns = (text: (id: string) => string): CsvColumn<CartLine>[] => [
  { head: text('TABLE_SKU'), cell: ({ product }) => product.sku },
  { head: text('TABLE_PRODUCT'), cell: ({ product }) => product.name },
  {
    head: text('TABLE_OPTIONS'),
    cell: ({ options }) => options.map(({ name, value }) => `${name}: ${value}`).join(', '),
  },
  { head: text('INPUT_QUANTITY'), cell: ({ quantity }) => quantity },
  { head: text('TABLE_PRICE'), cell: ({ product }) => ({ cents: product.unitPrice }) },
  {
    head: text('TABLE_TOTAL'),
    cell: ({ product, quantity }) => ({ cents: product.unitPrice * quantity }),
  },
];
