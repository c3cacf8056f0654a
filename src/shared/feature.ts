import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** Lazy feature: its sagas, and its reducer where it has state. */
export interface Feature {
  name: string;
  sagas: Record<string, Saga>;
  /** Method syntax, so that a list can hold features of any state (bivariance). */
  reducer?(this: void, state: unknown, action: UnknownAction): unknown;
}

/** Returns its argument, keeping the literal name and the state for the type of the whole store. */
export const defineFeature = <const Name extends string, State>(
  name: Name,
  reducer: Reducer<State>,
  sagas: Record<string, Saga>,
) => ({ name, reducer, sagas });

/** Defines a feature that has sagas and no state. */
export const defineSagaFeature = (name: string, sagas: Record<string, Saga>): Feature => ({ name, sagas });
