import { createRoot, hydrateRoot } from 'react-dom/client';
import { i18nSelectors } from '@/features/i18n';
import { navigation, placeOf } from '@/features/navigation';
import { assumeScreen } from '@/ui/useMedia';
import { App } from './App';
import { onCaughtError } from './onCaughtError';
import { bringPage } from './routes';
import type { ShopStore } from './store';

const textsCame = (store: ShopStore): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (i18nSelectors.status(store.getState()) === 'waiting') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    look();
  });

const aTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The service has drawn this page, for somebody it knows nothing of. It is taken over as it stands, once the flows have
 * got the answers it was drawn with; for somebody of whom the browser knows more, it is drawn anew in its place.
 * @param asDrawn the browser knows nothing that the drawing does not
 */
export async function takeOver(shop: HTMLElement, store: ShopStore, asDrawn: boolean): Promise<void> {
  const place = placeOf(location);
  await Promise.all([bringPage(place.route), textsCame(store)]);
  store.dispatch(navigation.arrived(place));
  // the answers are there, so that the flows need no longer than this
  await aTurn();
  assumeScreen(document.documentElement.dataset.screen === 'desk' ? 'desk' : 'phone');
  const app = <App store={store} />;
  // what was drawn for another screen is not shown (ui/base.css), and of an anchor the service heard nothing
  const isRight = getComputedStyle(shop).visibility === 'visible' && location.hash === '';
  if (asDrawn && isRight) hydrateRoot(shop, app, { onCaughtError });
  else createRoot(shop, { onCaughtError }).render(app);
}
