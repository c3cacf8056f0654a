/**
 * Mock of the browser's Redux DevTools extension. Redux Toolkit looks for it when it is first loaded: import
 * this before anything that creates a store.
 */
import { instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

/** The extension's default number of actions. */
const maxAge = 50;

const composeWithDevTools =
  (options: Parameters<typeof instrument>[1]) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  (create) =>
    enhancers.reduceRight(
      (made, enhance) => enhance(made),
      instrument(undefined, { maxAge, ...options })(create),
    );

Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools });

/** Returns DevTools' lifted store of a store. */
export function createLiftedStore<S>(store: object): LiftedStore<S, Action<string>, null> {
  if (!('liftedStore' in store)) throw new Error('this store was made without DevTools');
  return store.liftedStore as LiftedStore<S, Action<string>, null>;
}
