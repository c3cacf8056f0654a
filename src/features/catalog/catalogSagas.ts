import { departments } from './departments';
import { pageProducts } from './pageProducts';
import { productPrefetch } from './productPrefetch';
import { searchSubmission, suggestions } from './search';

export const catalogSagas = {
  departments,
  pageProducts,
  productPrefetch,
  suggestions,
  searchSubmission,
};
