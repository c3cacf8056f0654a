import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { i18nSelectors } from '@/features/i18n';
import { navigation, placeOf } from '@/features/navigation';
import { nextTask } from '@/shared/time';
import { setServerScreen } from '@/ui/useMedia';
import { App } from './App';
import { onCaughtError } from './onCaughtError';
import { hydrationEvents } from './preloader';
import { loadPage } from './routes';
import type { ShopStore } from './store';

/** They are asked for until they come; until then what is drawn stays, which says more than a page without texts. */
const textsCame = (store: ShopStore): Promise<void> =>
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
 * The service has drawn this page, for somebody it knows nothing of. It is taken over as it stands, once the flows have
 * got the answers it was drawn with; for somebody of whom the browser knows more, it is drawn anew in its place, as is the
 * shell of who is signed in.
 * @param asDrawn the browser knows nothing that the drawing does not
 */
export async function hydrateApp(shop: HTMLElement, store: ShopStore, asDrawn: boolean): Promise<void> {
  const place = placeOf(location);
  await Promise.all([loadPage(place.route), textsCame(store)]);
  await nextTask();
  const { dataset, lang } = document.documentElement;
  const isShell = 'shell' in dataset;
  // who is signed in may be led on as they arrive, for which there must be a page to lead on from
  if (!isShell) store.dispatch(navigation.arrived(place));
  // the answers are there, so that the flows need no longer than this
  await nextTask();
  setServerScreen(dataset.screen === 'desk' ? 'desk' : 'phone');
  const app = <App store={store} />;
  const isRight =
    !isShell &&
    lang === i18nSelectors.shownLanguage(store.getState()) &&
    // what was drawn for another screen is not shown (ui/base.css), and of an anchor the service heard nothing
    getComputedStyle(shop).visibility === 'visible' &&
    location.hash === '';
  if (asDrawn && isRight) {
    document.dispatchEvent(new Event(hydrationEvents.hears));
    // drawn as a transition, in slices: the browser hears who presses in between
    startTransition(() => void hydrateRoot(shop, app, { onCaughtError }));
  } else createRoot(shop, { onCaughtError }).render(app);
}
