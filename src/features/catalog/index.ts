export { catalog, catalogReducer, catalogSelectors } from './catalogSlice';
export type { CatalogState } from './catalogSlice';
export { catalogSagas } from './catalogSagas';
export { categoryPath, findCategory } from './categories';
export { countFacets } from './facets';
export type { Facets, FacetValue } from './facets';
export { appliedFilters, filterGroups, isFiltering } from './filters';
export type { Asker, FilterGroup } from './filters';
export {
  centsIn,
  dollarsOf,
  noFilters,
  pageSizes,
  priceRange,
  readListQuery,
  sorts,
  views,
  writeListQuery,
} from './listQuery';
export type { ListFilters, ListQuery, PriceRange, Sort, View } from './listQuery';
export { listView } from './listView';
export type { ListView } from './listView';
export { listShelf, searchIn } from './shelf';
export type { Shelf } from './shelf';
export { productTabs, productWithOpenTab, shownTab } from './productTabs';
export type { ProductTab } from './productTabs';
export { useShelf } from './useShelf';
export { listFeature } from './listAddress';
export { listedFeature } from './listedProducts';
export { shelvesFeature } from './wantedShelves';
