import type { Product } from '@/erp/rows/product';
import { mapAbortable, type Abortable } from '@/shared/http';
import { suggestionsSchema, type Suggestions } from './catalogueSchemas';
import { requestShop } from './client';
import { toProduct, toQuery } from './productLists';

export interface SuggestedProducts extends Omit<Suggestions, 'products'> {
  products: Product[];
}

/** Requests products for words that are being typed. `seesPrices`: whether prices will follow. */
export const getSuggestions = (
  fields: Record<string, string>,
  seesPrices: boolean,
): Abortable<SuggestedProducts> =>
  mapAbortable(
    requestShop({ method: 'GET', path: `/suggestions?${toQuery(fields)}` }, suggestionsSchema),
    ({ products, ...found }) => ({ ...found, products: products.map((row) => toProduct(row, seesPrices)) }),
  );
