import type { Product } from '@/erp/rows/product';

/** Options below the search box. */
export type SearchOption =
  | { kind: 'product'; product: Product }
  /** Another search text: the corrected text, or the vehicle that the typed text names. */
  | { kind: 'corrected' | 'car'; text: string }
  /** Option that opens the list of all results. */
  | { kind: 'all' }
  | { kind: 'recent'; text: string };

export const getOptionKey = (choice: SearchOption): string => {
  if (choice.kind === 'product') return `product ${choice.product.slug}`;
  return choice.kind === 'all' ? 'all' : `${choice.kind} ${choice.text}`;
};

/** Returns the element id of an option, for aria-activedescendant. */
export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;
