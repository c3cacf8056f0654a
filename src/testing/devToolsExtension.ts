/**
 * Stands in for the browser's Redux DevTools extension. Redux Toolkit looks for it once, when it is first loaded:
 * import this before anything that makes a store.
 */
import { instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

/** How many events the extension keeps when it is not told. */
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

/** DevTools' own side of a store that was made with it. */
export function createLiftedStore<S>(store: object): LiftedStore<S, Action<string>, null> {
  if (!('liftedStore' in store)) throw new Error('this store was made without DevTools');
  return store.liftedStore as LiftedStore<S, Action<string>, null>;
}
