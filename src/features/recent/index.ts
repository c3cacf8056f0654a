export {
  maxCustomers,
  maxRecentProducts,
  maxRecentSearches,
  maxSearchers,
  recent,
  recentReducer,
  recentSelectors,
} from './recentSlice';
export type { CustomerSearches, RecentState } from './recentSlice';
