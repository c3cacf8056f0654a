import { defineFeature } from '@/shared/feature';
import { loadCurrentProducts } from './loadCurrentProducts';
import { reorderReducer } from './reorderSlice';

export { validateLines, listLinesToAdd } from './validateLines';
export type { JudgedLine } from './validateLines';
export { reorder, reorderSelectors } from './reorderSlice';
export type { ReorderSource, ReorderState } from './reorderSlice';
/** Feature of the pages that have a reorder button. */
export const reorderFeature = defineFeature('reorder', reorderReducer, { partsOfToday: loadCurrentProducts });
