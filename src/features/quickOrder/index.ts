export {
  mostRows,
  mostUnits,
  quickOrder,
  quickOrderReducer,
  quickOrderSelectors,
  rowsWith,
} from './quickOrderSlice';
export type { QuickOrderRow, QuickOrderState, WantedLine } from './quickOrderSlice';
export type { Candidate } from './match';
export { judge, readyLines, rowStates } from './judge';
export type { JudgedRow, RowState } from './judge';
export { linesOfCells, parseLines } from './parse';
export { quickOrderSagas } from './quickOrderSagas';
