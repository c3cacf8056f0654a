import { createProductList } from './createProductList';

export const wishlist = createProductList('wishlist');
export const compare = createProductList('compare');
export { listedProduct } from './createProductList';
export type { ListedProduct, ProductListState } from './createProductList';
