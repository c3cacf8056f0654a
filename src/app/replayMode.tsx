/**
 * Replay mode, `?replay` in a QA page. A log is shown step by step, from the panel or from Redux DevTools. Only
 * reducers run; sagas and persistence do not run. The page's actions are dropped, and nothing is requested.
 */
import { configureStore, createAction, Tuple, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { storeMessages, languages } from '@/features/i18n';
import { selectPlace } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { replaceTransport } from '@/shared/http';
import { deepEqual } from '@/shared/deepEqual';
import { useAppSelector } from '@/shared/redux';
import { setReadOnly } from '@/shared/storage';
import { getNow, setClock } from '@/shared/time';
import { getMessages } from '@/shop/messages';
import { App } from './App';
import { devToolsAge } from './qaMode';
import { onCaughtError } from './onCaughtError';
import { openPanel } from './qaPanel';
import type { Log } from './recorder';
import { watchObservers } from './replay/watchObservers';
import { createViewFollower, type ViewFollower } from './replay/followViews';
import { showViewer } from './replay/viewer';
import { rootReducer, type RootState } from './rootReducer';
import { parseLocation, StaticRouter } from './StaticRouter';
import type { ShopStore } from './store';
import type { HistoryEntry } from './viewRecorder';

const stepShown = createAction<{ state: ReplayState }>('replay/stepShown');

/** A page's state and its rendered address. */
type ReplayState = RootState & { historyEntry?: HistoryEntry };

/**
 * Initial state with all features. In a replay the code of all features is loaded, but at some steps the recorded page
 * had not loaded a feature. At these steps the feature has its initial state.
 */
const initialState = rootReducer(undefined, { type: 'replay/began' });

const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  stepShown.match(action) ? action.payload.state : rootReducer(state, action);

/** Middleware that drops all actions of the page except steps. The steps of DevTools bypass the middleware. */
const allowOnlySteps: Middleware = () => (next) => (action) =>
  stepShown.match(action) ? next(action) : action;

const createReplayStore = () =>
  configureStore({
    reducer,
    middleware: () => new Tuple(allowOnlySteps),
    devTools: { maxAge: devToolsAge, name: 'shop: replay' },
  });

/**
 * Returns a store for the page. If a feature had not been loaded at a step, this store has the feature's initial state.
 */
function completeState(store: ShopStore): ShopStore {
  let shown = store.getState();
  let complete: RootState = { ...initialState, ...shown };
  const getState = () => {
    const state = store.getState();
    if (state !== shown) {
      shown = state;
      complete = { ...initialState, ...state };
    }
    return complete;
  };
  return { ...store, getState };
}

/** Router with the log's current location. */
function LogRouter({ children }: { children: ReactNode }) {
  const entry = useAppSelector(({ historyEntry }: ReplayState) => historyEntry, deepEqual);
  const reached = useAppSelector(selectPlace)?.path ?? '/';
  const path = entry?.path ?? reached;
  const location = useMemo(
    () => ({ ...parseLocation(path, entry?.key ?? path), state: entry?.state ?? null }),
    [path, entry],
  );
  return (
    <StaticRouter location={location} navigationType={entry?.navigationType}>
      {children}
    </StaticRouter>
  );
}

/** Returns the highest id of a state's toasts. Newer toasts have higher ids. */
const getLatestToast = ({ toasts: { items } }: RootState): number =>
  Math.max(-1, ...items.map(({ id }) => id));

/**
 * Renders the store's state. If a step failed to render, the next step is rendered from scratch. A step that shows an
 * older toast again is also rendered from scratch. Otherwise the toast library would put this toast above the others,
 * or would drop this toast if the toast is just being removed.
 */
function drawReplay(shop: HTMLElement, store: ShopStore): void {
  const shownStore = completeState(store);
  let isBroken = false;
  const onBroken = (error: unknown) => {
    isBroken = true;
    onCaughtError(error);
  };
  const draw = (): Root => {
    const root = createRoot(shop, { onCaughtError: onBroken, onUncaughtError: onBroken });
    root.render(<App store={shownStore} Router={LogRouter} />);
    return root;
  };
  let root = draw();
  let state = store.getState();
  let latestDrawn = getLatestToast(state);
  store.subscribe(() => {
    const shown = new Set(state.toasts.items.map(({ id }) => id));
    state = store.getState();
    const bringsOlder = state.toasts.items.some(({ id }) => id <= latestDrawn && !shown.has(id));
    latestDrawn = Math.max(latestDrawn, getLatestToast(state));
    if (!isBroken && !bringsOlder) return;
    isBroken = false;
    latestDrawn = getLatestToast(state);
    root.unmount();
    root = draw();
  });
}

/**
 * Blocks all later requests to the service. All messages are loaded before, because messages are part of the program.
 */
async function goOffline(): Promise<void> {
  // the waiting indicator is removed, so that the page is empty at a step before the first render of the recorded page
  document.getElementById('waiting')?.remove();
  for (const { code } of languages) storeMessages(code, await getMessages(code));
  replaceTransport(() => () => Promise.reject(new Failure('OFFLINE')));
}

/** Shows a frozen page with the state that Redux DevTools has chosen. A button returns to the tester's session. */
export async function showFrozen(store: ShopStore): Promise<void> {
  const shop = document.getElementById('shop');
  if (!shop) return;
  await goOffline();
  // the reducer must know all features, because DevTools recomputes states with features that this page has not loaded
  store.replaceReducer(rootReducer);
  drawReplay(shop, store);
  const panel = openPanel('qa-replay', 'QA: repetición');
  panel.line()(
    'Repetición: la página muestra lo que se eligió en Redux DevTools. Tu sesión sigue guardada como estaba.',
  );
  panel.button('Volver a mi sesión', () => location.reload());
  panel.open();
}

export async function startReplayMode(shop: HTMLElement): Promise<void> {
  setReadOnly();
  const observers = watchObservers();
  await goOffline();
  const store = createReplayStore();
  drawReplay(shop, store);
  let clock = getNow();
  let log: Log | null = null;
  let follower: ViewFollower | null = null;
  setClock(() => clock);
  showViewer(
    (opened, step) => {
      if (opened.log !== log) {
        log = opened.log;
        observers.setQuiet(log.views !== undefined);
        follower = createViewFollower(shop, log);
      }
      const state = opened.states[step];
      if (!state) return;
      const view = follower?.getView(step);
      const t = log.entries[step - 1]?.t ?? 0;
      clock = log.startedAt + (view?.at === step ? view.t : t);
      // a view is not shown if the shop has navigated to another page since this view
      const viewed = view && opened.states[view.at];
      const isHere = viewed && selectPlace(viewed)?.path === selectPlace(state)?.path;
      const shown = view && isHere ? { ...state, historyEntry: view.entry } : state;
      flushSync(() => store.dispatch(stepShown({ state: shown })));
      follower?.follow(step);
    },
    (step) => {
      follower?.follow(step);
      return follower?.isTextEqual(step) ?? null;
    },
  );
}
