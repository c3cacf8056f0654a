import type { Order } from '@/erp/rows/order';
import { foldAccents, normalizePartNumber } from '@/shared/foldText';

/** Fields of an order or a quotation that are searched. */
export type SearchableOrder = Pick<Order, 'number' | 'customerName' | 'customerCode' | 'lines'> & {
  invoice?: string | null;
};

/** Maximum length of a search, longer than any number, name or code. */
export const longestSearch = 80;

/**
 * Returns the searchable texts of an order. An order in the ERP's list has no lines, so its parts are not searched. A
 * part number is searched only if the catalogue has loaded its product.
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
 * Returns the orders that contain the search text. Accents are ignored, and a text that matches as a part number is
 * also found without blanks and signs.
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
