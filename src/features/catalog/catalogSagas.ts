import { watchDepartments } from './departments';
import { watchProductPages } from './productPageLoader';
import { searchSubmission, watchSuggestions } from './search';

export const catalogSagas = {
  departments: watchDepartments,
  pageProducts: watchProductPages,
  suggestions: watchSuggestions,
  searchSubmission,
};
