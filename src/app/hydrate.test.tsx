import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { wishlist } from '@/features/lists';
import { buildPart } from '@/testing/buildPart';
import { setViewportWidth } from '@/testing/setViewportWidth';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import spanish from '../../locales/es.json';
import { App } from './App';
import { loadPage } from './routes';

let shop: Shop;
let page: HTMLElement;

beforeEach(async () => {
  window.history.replaceState(null, '', '/site/about-us');
  window.scrollTo = () => undefined;
  setViewportWidth(1440);
  shop = await startStoreWithFakeClock({ answers: { '/assets/i18n/es.json': spanish } });
  await act(async () => {
    await loadPage('about');
    await shop.settle();
  });
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  page.remove();
  shop.stop();
});

test('a store that changes before its page is hydrated makes no mismatch, and is shown', async () => {
  const { store } = shop;
  page.innerHTML = renderToString(<App store={store} screen="desk" />);
  expect(page.textContent).toContain(spanish.LINK_HOME);
  const mismatches: string[] = [];
  // boundaries that renderToString leaves open say so, and are no mismatch
  const onRecoverableError = (fault: unknown) => {
    if (!String(fault).includes('renderToString')) mismatches.push(String(fault));
  };
  await act(async () => {
    const app = <App store={store} screen="desk" serverState={store.getState()} />;
    hydrateRoot(page, app, { onRecoverableError });
    store.dispatch(wishlist.events.addRequested({ product: buildPart('FRE-100') }));
    await shop.settle();
  });
  expect(mismatches).toEqual([]);
  expect(page.querySelector('a[href="/shop/wishlist"]')?.textContent).toBe('1');
});
