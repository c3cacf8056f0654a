import { requestItem } from '../client';
import { parseCategoryRow, categoryRow } from '../rows/category';

export const getCategory = (fields: { slug: string }) =>
  requestItem('getCategory', fields, categoryRow, parseCategoryRow);
