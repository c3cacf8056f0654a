import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** Lazy feature. It has sagas, and a reducer if it has state. */
export interface Feature {
  name: string;
  sagas: Record<string, Saga>;
  /** The reducer is declared as a method, so that one list can contain features with different states (bivariance). */
  reducer?(this: void, state: unknown, action: UnknownAction): unknown;
}

/** Defines a feature. The type of the store contains the literal name of the feature and its state. */
export const defineFeature = <const Name extends string, State>(
  name: Name,
  reducer: Reducer<State>,
  sagas: Record<string, Saga>,
) => ({ name, reducer, sagas });

/** Defines a feature that has sagas but no state. */
export const defineSagaFeature = (name: string, sagas: Record<string, Saga>): Feature => ({ name, sagas });
