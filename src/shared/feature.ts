import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A feature as a page that needs it brings it along: its flows, and its part of the state where it has one. */
export interface Feature {
  name: string;
  sagas: Record<string, Saga>;
  /** Written as a method, so that a list can hold features of any state. */
  reducer?(this: void, state: unknown, action: UnknownAction): unknown;
}

/** Keeps name and state for the type of the whole store. */
export const defineFeature = <const Name extends string, State>(
  name: Name,
  reducer: Reducer<State>,
  sagas: Record<string, Saga>,
) => ({ name, reducer, sagas });

/** Flows that listen and ask, and keep nothing. */
export const defineSagaFeature = (name: string, sagas: Record<string, Saga>): Feature => ({ name, sagas });

let join: (feature: Feature) => void = () => undefined;

/** Where the features go that come with a page or a panel. */
export const setFeatureRegistrar = (takesIn: (feature: Feature) => void): void => {
  join = takesIn;
};

/** Brings code, and has the store take in the features it needs before anything of it is drawn. */
export const createFeatureLoader =
  <Module extends { features?: readonly Feature[] }>(bring: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await bring();
    module.features?.forEach(join);
    return module;
  };
