import { departments } from './departments';
import { pageProducts } from './pageProducts';
import { searchSubmission, suggestions } from './search';

export const catalogSagas = {
  departments,
  pageProducts,
  suggestions,
  searchSubmission,
};
