import type { Order } from '@/erp/rows/order';
import { foldAccents, normalizePartNumber } from '@/shared/foldText';

/** Fields of an order or a quotation that are searched. */
export type SearchableOrder = Pick<Order, 'number' | 'customerName' | 'customerCode' | 'lines'> & {
  invoice?: string | null;
};

/** Maximum length of a search text. No number, name or code is longer. */
export const longestSearch = 80;

/**
 * Returns the texts of an order that are searched. An order in the ERP's list has no lines, so parts of such an order
 * are not found. A part number is searched only if the catalogue has loaded the product.
 */
function getSearchTexts(order: SearchableOrder, getPartNumber: (sku: string) => string): string[] {
  const { number, invoice, customerName, customerCode, lines } = order;
  return [
    number,
    invoice ?? '',
    customerName,
    customerCode,
    ...lines.flatMap(({ sku, name }) => [sku, name, getPartNumber(sku)]),
  ];
}

/**
 * Returns the orders that contain the search text. Accents are ignored. Blanks and signs are also ignored, as in part
 * numbers.
 */
export function searchOrders<T extends SearchableOrder>(
  orders: readonly T[],
  search: string,
  getPartNumber: (sku: string) => string,
): readonly T[] {
  const words = foldAccents(search).trim();
  if (words === '') return orders;
  const code = normalizePartNumber(search);
  const matches = (text: string) =>
    foldAccents(text).includes(words) || (code !== '' && normalizePartNumber(text).includes(code));
  return orders.filter((order) => getSearchTexts(order, getPartNumber).some(matches));
}
