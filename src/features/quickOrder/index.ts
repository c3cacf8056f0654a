import { feature } from '@/shared/feature';
import { quickOrderSagas } from './quickOrderSagas';
import { quickOrderReducer } from './quickOrderSlice';

export { mostRows, mostUnits, quickOrder, quickOrderSelectors, rowsWith } from './quickOrderSlice';
export type { QuickOrderRow, QuickOrderState, WantedLine } from './quickOrderSlice';
export type { Candidate } from './match';
export { judge, readyLines, rowStates } from './judge';
export type { JudgedRow, RowState } from './judge';
export { linesOfCells, parseLines } from './parse';
export const quickOrderFeature = feature('quickOrder', quickOrderReducer, quickOrderSagas);
