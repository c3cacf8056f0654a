import { defineFeature } from '@/shared/feature';
import { quickOrderSagas } from './quickOrderSagas';
import { quickOrderReducer } from './quickOrderSlice';

export { maxRows, maxUnits, quickOrder, quickOrderSelectors, countRows } from './quickOrderSlice';
export type { QuickOrderRow, QuickOrderState, RequestedLine } from './quickOrderSlice';
export { loadReading } from './loadReading';
export type { Candidate } from './match';
export { validateRow, listReadyLines, rowStates } from './validateRows';
export type { ValidatedRow, RowState } from './validateRows';
export { toWrittenLines, toWrittenRows } from './reading/toWrittenLines';
export type { WrittenLine } from './reading/types';
export const quickOrderFeature = defineFeature('quickOrder', quickOrderReducer, quickOrderSagas);
