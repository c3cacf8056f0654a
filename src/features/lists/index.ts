import { createProductList } from './createProductList';

/** The limit is 200 products, because their prices still load quickly and the page is still readable. */
export const wishlist = createProductList('wishlist', { limit: 200 });
/** The limit is 6 columns, because 6 columns fit on a desktop screen without scrolling. */
export const compare = createProductList('compare', { limit: 6 });
export { toListedProduct } from './createProductList';
export type { ListedProduct, ProductListState } from './createProductList';
