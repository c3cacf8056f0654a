import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { redactionWall } from './redaction';
import { rootReducer, type RootState } from './rootReducer';
import { rootSaga } from './rootSaga';

export interface StoreOptions {
  /** What storage held, or what a log begins with. */
  preloaded?: Partial<RootState>;
  /** Behind the redaction wall: the recorder and the persistence. They see every live event, and no secret. */
  observers?: Middleware[];
  /** The longest session that Redux DevTools keeps whole; 0 without DevTools. */
  devToolsAge?: number;
}

/** The store, and what starts its flows (after the first listeners are there). */
export function createShopStore({ preloaded, observers = [], devToolsAge = 0 }: StoreOptions = {}) {
  const sagas = createSagaMiddleware({
    onError: (error) => {
      reportError(error);
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState | undefined,
    middleware: (standard) => new Tuple(sagas, redactionWall, ...observers, ...standard({ thunk: false })),
    devTools: devToolsAge > 0 ? { maxAge: devToolsAge, name: 'shop' } : false,
  });
  return { store, startFlows: () => sagas.run(rootSaga) };
}

export type ShopStore = ReturnType<typeof createShopStore>['store'];

/** A flow that ended by an error is a fault of the program: the browser's own error report says where. */
const reportError = (error: Error): void => {
  if ('reportError' in globalThis) globalThis.reportError(error);
  else throw error;
};
