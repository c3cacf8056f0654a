import { askMany } from '../ask';
import { categoryFromRow, categoryRow } from '../rows/category';

/** The departments, each with its children. */
export const getCategories = (fields: { limit: number }) =>
  askMany('getCategories', fields, categoryRow, categoryFromRow);
