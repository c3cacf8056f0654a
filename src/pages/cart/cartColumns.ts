import type { CartLine } from '@/features/cart';
import type { CsvColumn } from '@/shared/csv';

/**
 * Columns of the CSV export. The headings of code, quantity and options are in both languages, because the quick order
 * recognizes these headings. Prices are without IVA. The options of `lines` determine the option columns.
 */
export function buildCartColumns(
  text: (id: string, values?: Record<string, string>) => string,
  lines: readonly CartLine[],
): CsvColumn<CartLine>[] {
  const optionNames = [...new Set(lines.flatMap(({ options }) => options.map(({ name }) => name)))];
  return [
    { head: text('TABLE_SKU'), cell: ({ product }) => product.sku },
    { head: text('TABLE_PRODUCT'), cell: ({ product }) => product.name },
    ...optionNames.map((option): CsvColumn<CartLine> => ({
      head: text('TABLE_OPTION', { option }),
      cell: ({ options }) => options.find(({ name }) => name === option)?.value ?? null,
    })),
    { head: text('INPUT_QUANTITY'), cell: ({ quantity }) => quantity },
    { head: text('TABLE_PRICE_WITHOUT_IVA'), cell: ({ product }) => ({ cents: product.unitPrice }) },
    {
      head: text('TABLE_TOTAL_WITHOUT_IVA'),
      cell: ({ product, quantity }) => ({ cents: product.unitPrice * quantity }),
    },
  ];
}
