import { watchDepartments } from './departments';
import { watchProductPages } from './productPageLoader';
import { searchSubmission } from './search';

export const catalogSagas = {
  departments: watchDepartments,
  pageProducts: watchProductPages,
  searchSubmission,
};
