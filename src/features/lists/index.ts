import { createProductList } from './createProductList';

/** Limit of 200, for which today's prices load quickly, and the page stays readable. */
export const wishlist = createProductList('wishlist', { limit: 200 });
/** Limit of 6 columns, which fit on a desktop without scrolling. */
export const compare = createProductList('compare', { limit: 6 });
export { toListedProduct } from './createProductList';
export type { ListedProduct, ProductListState } from './createProductList';
