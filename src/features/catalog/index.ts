export { catalog, catalogReducer, catalogSelectors } from './catalogSlice';
export type { CatalogState } from './catalogSlice';
export { catalogSagas } from './catalogSagas';
export { getCategoryPath, findCategory } from './categories';
export { countFacets } from './facets';
export type { Facets, FacetValue } from './facets';
export { listAppliedFilters, filterGroups, isFiltering } from './filters';
export type { PriceViewer, FilterGroup } from './filters';
export {
  parseCents,
  formatDollars,
  noFilters,
  pageSizes,
  getPriceRange,
  readListQuery,
  sorts,
  views,
  writeListQuery,
} from './listQuery';
export type { ListFilters, ListQuery, PriceRange, Sort, View } from './listQuery';
export { listView } from './listView';
export type { ListView } from './listView';
export { listShelf, searchIn } from './productQuery';
export type { ProductQuery } from './productQuery';
export { watchProductTabs, selectProductWithOpenTab, resolveTab } from './productTabs';
export type { ProductTab } from './productTabs';
export { useProductQuery } from './useProductQuery';
export { listFeature } from './canonicalUrlSync';
export { listedFeature } from './listProductsRefresh';
export { shelvesFeature } from './lazyProductQueries';
