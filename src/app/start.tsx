import { createRoot } from 'react-dom/client';
import { authSelectors } from '@/features/auth';
import { i18n } from '@/features/i18n';
import type { RouteName } from '@/features/navigation';
import { storage } from '@/features/storage';
import { setCustomerProvider } from '@/shop/client';
import { setFeatureRegistrar } from '@/shared/feature';
import { replaceTransport } from '@/shared/http';
import { nextTask } from '@/shared/time';
import { App } from './App';
import { consumeLanguageParam } from './languageFromUrl';
import { createPrefetchedTransport, readPrefetchedResponses } from './prefetchedResponses';
import { onCaughtError } from './onCaughtError';
import { createPersistence, syncAcrossTabs, isPristineState, loadPersistedState } from './persistence';
import { prefetchSequentially } from './routes';
import { createShopStore } from './store';

/** What the service says of itself in the page: QA pages are recorded and open to Redux DevTools. */
const isQa = document.documentElement.dataset.qa === 'on';

/** Where most people go next. */
const nextRoutes = ['categoryProducts', 'product', 'category', 'search'] as const;

/**
 * Once the first page has settled, the code of the next ones comes page after page, so that who presses something waits
 * for little of it. Safari has no idle time to tell of.
 */
function prefetchWhenIdle([next, ...later]: readonly RouteName[]) {
  if (!next || !('requestIdleCallback' in window)) return;
  requestIdleCallback(() => void prefetchSequentially(next).then(() => prefetchWhenIdle(later)));
}

/** The page's own life begins: its state is read, its flows run, and it is drawn, or taken over as it was drawn. */
export async function start() {
  const shop = document.getElementById('shop');
  if (isQa && shop && new URLSearchParams(location.search).has('replay')) {
    return (await import('./replayMode')).startReplayMode(shop);
  }
  history.scrollRestoration = 'manual';
  const first = readPrefetchedResponses(document);
  const answered = createPrefetchedTransport(first);
  replaceTransport(answered.inFrontOf);
  // without its code, what is drawn is drawn again
  const takingOver =
    first.length > 0 ? import(/* webpackChunkName: "shell" */ './hydrate').catch(() => null) : null;
  await nextTask();
  const asked = consumeLanguageParam();
  const { preloaded, invalid } = await loadPersistedState();
  await nextTask();
  const qa = isQa ? await import('./qaMode') : null;
  const recorder = qa?.recordSession();
  const { store, startFlows, join } = createShopStore({
    preloaded,
    observers: [...(recorder ? [recorder.middleware] : []), createPersistence()],
    devToolsAge: qa?.devToolsAge,
  });
  if (qa && recorder) qa.showRecorder(recorder, store);
  setFeatureRegistrar(join);
  setCustomerProvider(() => authSelectors.userCode(store.getState()));
  if (asked) store.dispatch(i18n.languageChosen({ language: asked }));
  await nextTask();
  startFlows();
  syncAcrossTabs(store.dispatch);
  for (const key of invalid) store.dispatch(storage.valueSetAside({ key }));
  await nextTask();
  const taking = await takingOver;
  if (shop && taking)
    await taking.hydrateApp(shop, store, isPristineState(preloaded) && invalid.length === 0);
  else if (shop) createRoot(shop, { onCaughtError }).render(<App store={store} />);
  answered.stop();
  prefetchWhenIdle(nextRoutes);
}
