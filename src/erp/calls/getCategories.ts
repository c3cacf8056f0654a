import { requestList } from '../client';
import { parseCategoryRow, categoryRow } from '../rows/category';

/** The departments, each with its children. */
export const getCategories = (fields: { limit: number }) =>
  requestList('getCategories', fields, categoryRow, parseCategoryRow);
