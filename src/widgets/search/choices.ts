import type { Product } from '@/erp/rows/product';

/** What can be chosen under the search box. */
export type SearchOption =
  | { kind: 'product'; product: Product }
  /** All results, in the grid. */
  | { kind: 'all' }
  | { kind: 'recent'; text: string };

export const getOptionKey = (choice: SearchOption): string => {
  if (choice.kind === 'product') return `product ${choice.product.slug}`;
  return choice.kind === 'recent' ? `recent ${choice.text}` : 'all';
};

/** The id of a choice's element, which the input names as its active descendant. */
export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;
