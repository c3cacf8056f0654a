import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** Lazy feature: its sagas, and its reducer if it has state. */
export interface Feature {
  name: string;
  sagas: Record<string, Saga>;
  /** The reducer's type is written as a method, so that a list can contain features with any state (bivariance). */
  reducer?(this: void, state: unknown, action: UnknownAction): unknown;
}

/** Defines a feature; its literal name and its state become part of the type of the store. */
export const defineFeature = <const Name extends string, State>(
  name: Name,
  reducer: Reducer<State>,
  sagas: Record<string, Saga>,
) => ({ name, reducer, sagas });

/** Defines a feature that has sagas and no state. */
export const defineSagaFeature = (name: string, sagas: Record<string, Saga>): Feature => ({ name, sagas });
