/** The reducer of the whole shop. The browser's store begins with the first features' part of it. */
import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import type { Feature } from '@/shared/feature';
import { firstReducers } from './firstFeatures';
import { lateFeatures } from './lateFeatures';

type Late = (typeof lateFeatures)[number];
type LateReducers = {
  [F in Late as F['name']]: F extends Feature<string, infer State> ? Reducer<State> : never;
};

/** Its type is that of the list it is made from. */
const lateReducers = Object.fromEntries(
  lateFeatures.map(({ name, reducer }) => [name, reducer]),
) as unknown as LateReducers;

export const rootReducer = combineReducers({ ...firstReducers, ...lateReducers });

export type RootState = ReturnType<typeof rootReducer>;
