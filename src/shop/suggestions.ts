import type { Product } from '@/erp/rows/product';
import { mapAbortable, type Abortable } from '@/shared/http';
import { suggestionsSchema, type Suggestions } from './catalogueSchemas';
import { requestShop } from './client';
import { toProduct, toQuery } from './productLists';

export interface SuggestedProducts extends Omit<Suggestions, 'products'> {
  products: Product[];
}

/** Requests products that match words while they are typed. `seesPrices` is true if prices will be requested. */
export const getSuggestions = (
  fields: Record<string, string>,
  seesPrices: boolean,
): Abortable<SuggestedProducts> =>
  mapAbortable(
    requestShop({ method: 'GET', path: `/suggestions?${toQuery(fields)}` }, suggestionsSchema),
    ({ products, ...found }) => ({ ...found, products: products.map((row) => toProduct(row, seesPrices)) }),
  );
