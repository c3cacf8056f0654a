import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A feature as a page that needs it brings it along: its part of the state, and its flows. */
export interface Feature<Name extends string = string, State = unknown> {
  name: Name;
  /** Written as a method, so that a list can hold features of any state. */
  reducer(this: void, state: State | undefined, action: UnknownAction): State;
  sagas: Record<string, Saga>;
}

export const feature = <const Name extends string, State>(
  name: Name,
  reducer: Reducer<State>,
  sagas: Record<string, Saga>,
): Feature<Name, State> => ({ name, reducer, sagas });
