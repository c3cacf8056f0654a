import type { Product } from '@/erp/rows/product';

/** Options below the search box. */
export type SearchOption =
  | { kind: 'product'; product: Product }
  /** Other words to search for: the corrected text, or the vehicle that the typed text names. */
  | { kind: 'corrected' | 'car'; text: string }
  /** The choice that opens the list of all results. */
  | { kind: 'all' }
  | { kind: 'recent'; text: string };

export const getOptionKey = (choice: SearchOption): string => {
  if (choice.kind === 'product') return `product ${choice.product.slug}`;
  return choice.kind === 'all' ? 'all' : `${choice.kind} ${choice.text}`;
};

/** Returns an option's element id, for aria-activedescendant. */
export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;
