import { feature } from '@/shared/feature';
import { partsOfToday } from './partsOfToday';
import { reorderReducer } from './reorderSlice';

export { judgeLines, linesToAdd } from './judgeLines';
export type { JudgedLine } from './judgeLines';
export { reorder, reorderSelectors } from './reorderSlice';
export type { ReorderState } from './reorderSlice';
/** For the pages on which an order can be asked for again. */
export const reorderFeature = feature('reorder', reorderReducer, { partsOfToday });
