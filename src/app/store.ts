import { combineReducers, configureStore, Tuple, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import { navigation } from '@/features/navigation';
import type { Feature } from '@/shared/feature';
import { redactActions } from './redactionMiddleware';
import { coreReducers, coreSagas } from './coreFeatures';
import type { RootState } from './rootReducer';
import { runRootSaga, type Flows } from './rootSaga';

export interface StoreOptions {
  /** State from storage, or a log's initial state. */
  preloaded?: Partial<RootState>;
  /** Middlewares after the redaction: recorder and persistence. They see every live event, without secrets. */
  observers?: Middleware[];
  /** Middlewares that run before the sagas and may drop events. */
  guards?: Middleware[] | undefined;
  /** redux-saga's effect middlewares, for QA pages. */
  effectMiddlewares?: EffectMiddleware[] | undefined;
  /** Options for Redux DevTools. Without options, Redux DevTools cannot read the store. */
  devTools?: { maxAge: number; name: string };
  /** Features that are loaded immediately, besides the core features. */
  features?: readonly Feature[];
}

/**
 * Creates the store with the core features. Also returns two functions. `startFlows` starts the core sagas after the
 * first subscribers. `join` adds a lazy feature once, before the feature's page renders.
 */
export function createShopStore({
  preloaded,
  observers = [],
  guards = [],
  effectMiddlewares = [],
  devTools,
  features = [],
}: StoreOptions = {}) {
  const sagas = createSagaMiddleware({
    effectMiddlewares,
  });
  const reducers: Record<string, Reducer> = { ...coreReducers };
  const joined = new Set<string>();
  const take = ({ name, reducer }: Feature) => {
    joined.add(name);
    if (reducer) reducers[name] = reducer;
  };
  features.forEach(take);
  // the selectors of a lazy feature run only on pages that loaded the feature, so the types may claim the whole state
  const combined = () => combineReducers(reducers) as unknown as Reducer<RootState>;
  let reducer = combined();
  // an event of a lazy feature adds its slice; `replaceReducer` would notify all subscribers one more time
  const latest: Reducer<RootState> = (state, action) => reducer(state, action);
  const store = configureStore({
    reducer: latest,
    preloadedState: preloaded as RootState | undefined,
    middleware: (standard) =>
      new Tuple(...guards, sagas, redactActions, ...observers, ...standard({ thunk: false })),
    devTools: devTools ?? false,
  });
  return {
    store,
    startFlows: () =>
      sagas.run(
        runRootSaga,
        Object.assign({}, coreSagas, ...features.map((feature) => feature.sagas)) as Flows,
        reportError,
      ),
    join: (feature: Feature) => {
      if (joined.has(feature.name)) return;
      take(feature);
      reducer = combined();
      store.dispatch(navigation.featureJoined({ feature: feature.name }));
      sagas.run(runRootSaga, feature.sagas, reportError);
    },
  };
}

export type ShopStore = ReturnType<typeof createShopStore>['store'];

/** Reports the error of a failed saga as an uncaught error of the browser, because such an error is a bug. */
const reportError = (error: Error): void => {
  if ('reportError' in globalThis) globalThis.reportError(error);
  else throw error;
};
