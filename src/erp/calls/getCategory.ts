import { askOne } from '../ask';
import { categoryFromRow, categoryRow } from '../rows/category';

export const getCategory = (fields: { slug: string }) =>
  askOne('getCategory', fields, categoryRow, categoryFromRow);
