/**
 * Replay mode, `?replay` in a QA page: shows a log step by step, from the panel or from Redux DevTools.
 * Reducers only: no sagas, no persistence; the page's own actions are dropped, and nothing is requested.
 */
import { configureStore, createAction, Tuple, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { useMemo, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { storeMessages, languages } from '@/features/i18n';
import { selectPlace } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { replaceTransport } from '@/shared/http';
import { useAppSelector } from '@/shared/redux';
import { setReadOnly } from '@/shared/storage';
import { getMessages } from '@/shop/messages';
import { App } from './App';
import { parseLogFile } from './devToolsFile';
import { devToolsAge } from './qaMode';
import { openPanel } from './qaPanel';
import type { Log } from './recorder';
import { rootReducer, type RootState } from './rootReducer';
import { parseLocation, StaticRouter } from './StaticRouter';

const stepShown = createAction<{ state: RootState }>('replay/stepShown');

/** Loaded code renders at every step, also at those where the log's own page had not loaded it yet. */
const initialState = rootReducer(undefined, { type: 'replay/began' });

const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  stepShown.match(action) ? { ...initialState, ...action.payload.state } : rootReducer(state, action);

/** DevTools' own steps bypass middleware. */
const allowOnlySteps: Middleware = () => (next) => (action) =>
  stepShown.match(action) ? next(action) : action;

const createReplayStore = () =>
  configureStore({
    reducer,
    middleware: () => new Tuple(allowOnlySteps),
    devTools: { maxAge: devToolsAge, name: 'shop: replay' },
  });

/** Router at the log's current location. */
function LogRouter({ children }: { children: ReactNode }) {
  const path = useAppSelector(selectPlace)?.path ?? '/';
  const location = useMemo(() => parseLocation(path, path), [path]);
  return <StaticRouter location={location}>{children}</StaticRouter>;
}

/** Returns the state before the first event and after each. */
function computeStates(log: Log): RootState[] {
  const states = [log.preloaded];
  for (const { action } of log.entries) states.push(rootReducer(states.at(-1), action));
  return states;
}

function readLog(text: string): Log {
  const log = parseLogFile(JSON.parse(text));
  if (!log) throw new Error('shop-log/1');
  return log;
}

function showSteps(show: (state: RootState) => void): void {
  const panel = openPanel('qa-replay', 'QA: repetición');
  let log: Log | null = null;
  let states: RootState[] = [];
  panel.file('Grabación (.json)', (text) => {
    try {
      const chosen = readLog(text);
      states = computeStates(chosen);
      log = chosen;
    } catch (error) {
      statusLine(`No es una grabación: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    steps.max = String(states.length - 1);
    go(0);
  });
  const go = (step: number) => {
    const state = states[step];
    if (!log || !state) return;
    steps.value = String(step);
    show(state);
    const entry = log.entries[step - 1];
    const event = entry ? `${entry.by} ${entry.action.type}` : log.title;
    statusLine(`${step} / ${log.entries.length} · ${entry?.t ?? 0} ms · ${event}`);
  };
  const steps = panel.range('Paso', go);
  steps.max = '0';
  panel.button('Anterior', () => go(steps.valueAsNumber - 1));
  panel.button('Siguiente', () => go(steps.valueAsNumber + 1));
  const statusLine = panel.line();
  panel.open();
}

export async function startReplayMode(shop: HTMLElement): Promise<void> {
  setReadOnly();
  // messages are part of the program, as its code is
  for (const { code } of languages) storeMessages(code, await getMessages(code));
  replaceTransport(() => () => Promise.reject(new Failure('OFFLINE')));
  const store = createReplayStore();
  createRoot(shop).render(<App store={store} Router={LogRouter} />);
  showSteps((state) => store.dispatch(stepShown({ state })));
}
