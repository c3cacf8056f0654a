/**
 * `?replay` in a QA page: the page shows a log, step by step, from the panel or from Redux DevTools. Reducers only: no
 * flows, no persistence; what the page itself would tell is dropped, and nothing is asked of the service.
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

/** Code that is here draws its part at every step, also at those at which the log's own page had not got it yet. */
const nothingYet = rootReducer(undefined, { type: 'replay/began' });

const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  stepShown.match(action) ? { ...nothingYet, ...action.payload.state } : rootReducer(state, action);

/** DevTools' own steps pass no middleware. */
const onlyTheLog: Middleware = () => (next) => (action) => (stepShown.match(action) ? next(action) : action);

const createReplayStore = () =>
  configureStore({
    reducer,
    middleware: () => new Tuple(onlyTheLog),
    devTools: { maxAge: devToolsAge, name: 'shop: replay' },
  });

/** The page is where the log's person had arrived. */
function LogRouter({ children }: { children: ReactNode }) {
  const path = useAppSelector(selectPlace)?.path ?? '/';
  const location = useMemo(() => parseLocation(path, path), [path]);
  return <StaticRouter location={location}>{children}</StaticRouter>;
}

/** The state before the first event and after each. */
function statesOf(log: Log): RootState[] {
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
      states = statesOf(chosen);
      log = chosen;
    } catch (error) {
      said(`No es una grabación: ${error instanceof Error ? error.message : String(error)}`);
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
    said(`${step} / ${log.entries.length} · ${entry?.t ?? 0} ms · ${event}`);
  };
  const steps = panel.range('Paso', go);
  steps.max = '0';
  panel.button('Anterior', () => go(steps.valueAsNumber - 1));
  panel.button('Siguiente', () => go(steps.valueAsNumber + 1));
  const said = panel.line();
  panel.open();
}

export async function startReplayMode(shop: HTMLElement): Promise<void> {
  setReadOnly();
  // the texts are part of the program, as its code is
  for (const { code } of languages) storeMessages(code, await getMessages(code));
  replaceTransport(() => () => Promise.reject(new Failure('OFFLINE')));
  const store = createReplayStore();
  createRoot(shop).render(<App store={store} Router={LogRouter} />);
  showSteps((state) => store.dispatch(stepShown({ state })));
}
