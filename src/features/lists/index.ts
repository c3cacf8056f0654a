import { createProductList } from './createProductList';

/** Limit: today's prices of all load in a moment, and the page stays readable. */
export const wishlist = createProductList('wishlist', { limit: 200 });
/** Limit: columns that fit a desktop without scrolling. */
export const compare = createProductList('compare', { limit: 6 });
export { toListedProduct } from './createProductList';
export type { ListedProduct, ProductListState } from './createProductList';
