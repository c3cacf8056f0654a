import { createRoot } from 'react-dom/client';
import { authSelectors } from '@/features/auth';
import { i18n } from '@/features/i18n';
import type { RouteName } from '@/features/navigation';
import { storage } from '@/features/storage';
import { connectCustomer } from '@/shop/ask';
import { connectStore } from '@/shared/feature';
import { replaceTransport } from '@/shared/http';
import { aTurn } from '@/shared/time';
import { App } from './App';
import { takeAskedLanguage } from './askedLanguage';
import { answeredFirst, firstAnswersIn } from './firstAnswers';
import { onCaughtError } from './onCaughtError';
import { createPersistence, followOtherTabs, isNobodys, readPersisted } from './persistence';
import { prefetchInTurn } from './routes';
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
  requestIdleCallback(() => void prefetchInTurn(next).then(() => prefetchWhenIdle(later)));
}

/** The page's own life begins: its state is read, its flows run, and it is drawn, or taken over as it was drawn. */
export async function start() {
  const shop = document.getElementById('shop');
  if (isQa && shop && new URLSearchParams(location.search).has('replay')) {
    return (await import('./replayMode')).showReplay(shop);
  }
  history.scrollRestoration = 'manual';
  const first = firstAnswersIn(document);
  const answered = answeredFirst(first);
  replaceTransport(answered.inFrontOf);
  // without its code, what is drawn is drawn again
  const takingOver =
    first.length > 0 ? import(/* webpackChunkName: "shell" */ './takeOver').catch(() => null) : null;
  await aTurn();
  const asked = takeAskedLanguage();
  const { preloaded, invalid } = await readPersisted();
  await aTurn();
  const qa = isQa ? await import('./qa') : null;
  const recorder = qa?.recordSession();
  const { store, startFlows, join } = createShopStore({
    preloaded,
    observers: [...(recorder ? [recorder.middleware] : []), createPersistence()],
    devToolsAge: qa?.devToolsAge,
  });
  if (qa && recorder) qa.showRecorder(recorder, store);
  connectStore(join);
  connectCustomer(() => authSelectors.userCode(store.getState()));
  if (asked) store.dispatch(i18n.languageChosen({ language: asked }));
  await aTurn();
  startFlows();
  followOtherTabs(store.dispatch);
  for (const key of invalid) store.dispatch(storage.valueSetAside({ key }));
  await aTurn();
  const taking = await takingOver;
  if (shop && taking) await taking.takeOver(shop, store, isNobodys(preloaded) && invalid.length === 0);
  else if (shop) createRoot(shop, { onCaughtError }).render(<App store={store} />);
  answered.stop();
  prefetchWhenIdle(nextRoutes);
}
