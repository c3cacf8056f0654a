import { createProductList } from './createProductList';

/** As many as a reload asks today's prices for in a moment, and a page still reads. */
export const wishlist = createProductList('wishlist', { limit: 200 });
/** As many columns as a desktop shows without scrolling. */
export const compare = createProductList('compare', { limit: 6 });
export { toListedProduct } from './createProductList';
export type { ListedProduct, ProductListState } from './createProductList';
