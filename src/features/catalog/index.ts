export { catalog, catalogReducer, catalogSelectors } from './catalogSlice';
export type { CatalogState } from './catalogSlice';
export { catalogSagas } from './catalogSagas';
export { getCategoryPath, findCategory } from './categories';
export { toAppliedFilters, filterGroups, isFiltering, toAppliedSort } from './filters';
export type { FilterGroup } from './filters';
export {
  badges,
  parseCents,
  formatDollars,
  noFilters,
  pageSizes,
  getPriceRange,
  readListQuery,
  sorts,
  stars,
  stockStatuses,
  views,
  writeListQuery,
} from './listQuery';
export type { ListFilters, ListQuery, PriceRange, Sort, View } from './listQuery';
export { toListPageQuery, searchIn } from './productQuery';
export type { ProductQuery } from './productQuery';
export { watchProductTabs, watchTab, resolveTab } from './productTabs';
export type { ProductTab } from './productTabs';
export { useDepartments } from './useDepartments';
export { useProductQuery } from './useProductQuery';
export { listAddressFeature } from './canonicalUrlSync';
export { listFeature } from './listLoader';
export { suggestionsFeature } from './suggestions';
export { listedFeature } from './listProductsRefresh';
export { productFallbackFeature } from './productFallback';
export { shelvesFeature } from './lazyProductQueries';
