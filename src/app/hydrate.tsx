import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { i18nSelectors } from '@/features/i18n';
import { navigation, placeOf } from '@/features/navigation';
import { warmSessionStorage } from '@/shared/storage';
import { waitForNextTask } from '@/shared/time';
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { App } from './App';
import { onCaughtError } from './onCaughtError';
import { hydrationEvents } from './preloader';
import { loadPage } from './routes';
import type { ShopStore } from './store';

/**
 * Waits until the messages have loaded, without a time limit. Meanwhile the server-rendered page stays, because a page
 * without texts would be worse.
 */
const loadMessages = (store: ShopStore): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (i18nSelectors.shownLanguage(store.getState()) === null) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    look();
  });

/**
 * Hydrates a page that the service rendered for an unknown visitor, once the sagas have the prefetched responses. If
 * the browser has data of the visitor (a stored cart, a session), the page is rendered again from scratch. The app
 * shell of a logged-in account is also rendered from scratch.
 * @param isAsRendered whether the browser's state equals the state with which the page was rendered
 */
export async function hydrateApp(shop: HTMLElement, store: ShopStore, isAsRendered: boolean): Promise<Root> {
  const { dataset } = document.documentElement;
  const isShell = 'shell' in dataset;
  // a seller may sign in on a guest's page, so a seller's keys are recorded from now on; in the app shell, the inline
  // script already records these keys
  if (!isShell) keepEarlyKeys();
  const place = placeOf(location);
  const coming = Promise.all([loadPage(place.route), loadMessages(store)]);
  // called while the page's code downloads; hydration reads the tab's saved position, and would otherwise wait for the
  // storage
  warmSessionStorage();
  await coming;
  await waitForNextTask();
  // not in the app shell, because a logged-in account may be redirected on arrival, and the redirect needs a rendered
  // page
  if (!isShell) store.dispatch(navigation.arrived(place));
  // the prefetched responses resolve within one task
  await waitForNextTask();
  const app = <App store={store} screen={dataset.screen === 'desk' ? 'desk' : 'phone'} />;
  const isRight =
    !isShell &&
    document.documentElement.lang === i18nSelectors.shownLanguage(store.getState()) &&
    // the service does not receive an anchor, so a page with an anchor is rendered again
    location.hash === '';
  if (isAsRendered && isRight) {
    document.dispatchEvent(new Event(hydrationEvents.hears));
    // hydrates as a transition, in short time slices, so that clicks are handled between two slices
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(shop, app, { onCaughtError });
    });
    return root!;
  }
  const root = createRoot(shop, { onCaughtError });
  root.render(app);
  return root;
}
