import { requestList } from '../client';
import { parseCategoryRow, categoryRow } from '../rows/category';

/** Departments with their categories. */
export const getCategories = (fields: { limit: number }) =>
  requestList('getCategories', fields, categoryRow, parseCategoryRow);
