/** The reducer of the whole shop. The browser's store begins with the first features' part of it. */
import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { firstReducers } from './firstFeatures';
import { lateFeatures } from './lateFeatures';

type Late = Extract<(typeof lateFeatures)[number], { reducer: Reducer }>;
type LateReducers = { [F in Late as F['name']]: F['reducer'] };

/** Its type is that of the list it is made from. */
const lateReducers = Object.fromEntries(
  lateFeatures.flatMap((late) => ('reducer' in late ? [[late.name, late.reducer]] : [])),
) as unknown as LateReducers;

export const rootReducer = combineReducers({ ...firstReducers, ...lateReducers });

export type RootState = ReturnType<typeof rootReducer>;
