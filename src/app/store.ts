import { combineReducers, configureStore, Tuple, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { navigation } from '@/features/navigation';
import type { Feature } from '@/shared/feature';
import { redactActions } from './redactionMiddleware';
import { coreReducers, coreSagas } from './coreFeatures';
import type { RootState } from './rootReducer';
import { runRootSaga, type Flows } from './rootSaga';

export interface StoreOptions {
  /** What storage held, or what a log begins with. */
  preloaded?: Partial<RootState>;
  /** Behind the redaction wall: the recorder and the persistence. They see every live event, and no secret. */
  observers?: Middleware[];
  /** The longest session that Redux DevTools keeps whole; 0 without DevTools. */
  devToolsAge?: number;
  /** Features that are there from the beginning, beside the first ones. */
  features?: readonly Feature[];
}

/**
 * The store with the first features, what starts their flows (after the first listeners are there), and what takes in a
 * feature that a page brings: once, before that page is drawn.
 */
export function createShopStore({
  preloaded,
  observers = [],
  devToolsAge = 0,
  features = [],
}: StoreOptions = {}) {
  const sagas = createSagaMiddleware({
    onError: (error) => {
      reportError(error);
    },
  });
  const reducers: Record<string, Reducer> = { ...coreReducers };
  const joined = new Set<string>();
  const take = ({ name, reducer }: Feature) => {
    joined.add(name);
    if (reducer) reducers[name] = reducer;
  };
  features.forEach(take);
  // a selector of a feature is used only by pages that brought it: to the types the whole state is there
  const combined = () => combineReducers(reducers) as unknown as Reducer<RootState>;
  let reducer = combined();
  // a feature's own event brings its part of the state: `replaceReducer` would tell everybody once more
  const latest: Reducer<RootState> = (state, action) => reducer(state, action);
  const store = configureStore({
    reducer: latest,
    preloadedState: preloaded as RootState | undefined,
    middleware: (standard) => new Tuple(sagas, redactActions, ...observers, ...standard({ thunk: false })),
    devTools: devToolsAge > 0 ? { maxAge: devToolsAge, name: 'shop' } : false,
  });
  return {
    store,
    startFlows: () =>
      sagas.run(runRootSaga, Object.assign({}, coreSagas, ...features.map((early) => early.sagas)) as Flows),
    join: (late: Feature) => {
      if (joined.has(late.name)) return;
      take(late);
      reducer = combined();
      // DevTools goes over its earlier states, which hold the feature then: who looks at one may stay on this page
      if (devToolsAge > 0) store.replaceReducer(latest);
      store.dispatch(navigation.featureJoined({ feature: late.name }));
      sagas.run(runRootSaga, late.sagas);
    },
  };
}

export type ShopStore = ReturnType<typeof createShopStore>['store'];

/** A flow that ended by an error is a fault of the program: the browser's own error report says where. */
const reportError = (error: Error): void => {
  if ('reportError' in globalThis) globalThis.reportError(error);
  else throw error;
};
