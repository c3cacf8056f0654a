export { catalog, catalogReducer, catalogSelectors, findCategory } from './catalogSlice';
export type { CatalogState } from './catalogSlice';
export { catalogSagas } from './catalogSagas';
export { pageSizes, readListQuery, sortProducts, sorts, writeListQuery } from './listQuery';
export type { ListQuery, Sort } from './listQuery';
export { shelfLimit } from './shelf';
export type { Shelf } from './shelf';
export { productTabs, productWithOpenTab, shownTab } from './productTabs';
export type { ProductTab } from './productTabs';
