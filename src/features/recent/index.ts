export {
  maxCustomers,
  maxRecentProducts,
  maxRecentSearches,
  recent,
  recentReducer,
  recentSelectors,
} from './recentSlice';
export type { RecentState } from './recentSlice';
