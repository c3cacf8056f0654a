export {
  mostCustomers,
  mostProducts,
  mostSearches,
  recent,
  recentReducer,
  recentSelectors,
} from './recentSlice';
export type { RecentState } from './recentSlice';
