import { defineFeature } from '@/shared/feature';
import { loadCurrentProducts } from './loadCurrentProducts';
import { reorderReducer } from './reorderSlice';

export { validateLines, listLinesToAdd } from './validateLines';
export type { JudgedLine } from './validateLines';
export { reorder, reorderSelectors } from './reorderSlice';
export type { ReorderState } from './reorderSlice';
/** For the pages on which an order can be asked for again. */
export const reorderFeature = defineFeature('reorder', reorderReducer, { partsOfToday: loadCurrentProducts });
