import { createRoot } from 'react-dom/client';
import { authSelectors } from '@/features/auth';
import { i18n } from '@/features/i18n';
import { storage } from '@/features/storage';
import { setCustomerProvider } from '@/shop/client';
import { setFeatureRegistrar } from '@/shared/createFeatureLoader';
import { replaceTransport } from '@/shared/http';
import { waitForNextTask } from '@/shared/time';
import { App } from './App';
import { replayInteractions } from './hydration/replayInteractions';
import { consumeLanguageParam } from './languageFromUrl';
import { createPrefetchedTransport, readPrefetchedResponses } from './prefetchedResponses';
import { onCaughtError } from './onCaughtError';
import { createPersistence, syncAcrossTabs, isPristineState, loadPersistedState } from './persistence';
import { createShopStore } from './store';

/** Whether the service marked this page as a QA page. A QA page is recorded, and Redux DevTools may read its store. */
const isQa = document.documentElement.dataset.qa === 'on';

/** Starts the app: loads the persisted state, runs the sagas, and renders or hydrates the page. */
export async function start() {
  const shop = document.getElementById('shop');
  history.scrollRestoration = 'manual';
  const prefetched = readPrefetchedResponses(document);
  const prefetchedTransport = createPrefetchedTransport(prefetched);
  replaceTransport(prefetchedTransport.inFrontOf);
  // if the code for hydration does not load, the page is rendered from scratch
  const hydration =
    prefetched.length > 0 ? import(/* webpackChunkName: "shell" */ './hydrate').catch(() => null) : null;
  const qa = isQa ? await (await import('./qaMode')).openQa(shop) : undefined;
  await waitForNextTask();
  const urlLanguage = consumeLanguageParam();
  const { preloaded, invalid } = await loadPersistedState();
  await waitForNextTask();
  const { store, startFlows, join } = createShopStore({
    preloaded,
    ...qa?.options,
    // the recorder is last, because persistence may dispatch another event before the current event; the log then has
    // the other event first
    observers: [createPersistence(), ...(qa?.observers ?? [])],
  });
  qa?.watch(store);
  setFeatureRegistrar(join);
  setCustomerProvider(() => authSelectors.userCode(store.getState()));
  if (urlLanguage) store.dispatch(i18n.languageChosen({ language: urlLanguage }));
  await waitForNextTask();
  qa?.begin();
  startFlows();
  syncAcrossTabs(store.dispatch);
  if (invalid.length > 0) store.dispatch(storage.valueSetAside({ keys: invalid }));
  await waitForNextTask();
  const taking = await hydration;
  if (!shop) return;
  if (prefetched.length > 0) replayInteractions();
  let root;
  if (taking) root = await taking.hydrateApp(shop, store, isPristineState(preloaded) && invalid.length === 0);
  else (root = createRoot(shop, { onCaughtError })).render(<App store={store} />);
  qa?.setRoot(root);
  prefetchedTransport.stop();
  void import(/* webpackChunkName: "shell" */ './afterStart')
    .then((code) => code.finishStart())
    .catch(() => undefined);
}
