import { departments } from './departments';
import { listAddress } from './listAddress';
import { pageProducts } from './pageProducts';
import { productPrefetch } from './productPrefetch';
import { searchSubmission, suggestions } from './search';

export const catalogSagas = {
  departments,
  pageProducts,
  productPrefetch,
  listAddress,
  suggestions,
  searchSubmission,
};
