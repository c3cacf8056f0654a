import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { catalog, type ProductQuery } from '@/features/catalog';
import { gallery } from '@/features/gallery';
import { site } from '@/shared/site';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/buildPart';
import { Offers } from './Offers';
import { ShelfRow } from './ShelfRow';
import { offers } from './useEarlierParts';

const shelf: ProductQuery = { kind: 'featured' };
const guest = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });
const shelfAsked = catalog.shelfAsked({ shelf });
const received = (...skus: string[]) =>
  catalog.shelfReceived({ shelf, products: skus.map((sku) => buildPart(sku)) });

const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<ShelfRow label="Destacados" head={<h2>Destacados</h2>} shelf={shelf} />, {
    at: '/',
    before,
  });

test('a product row requests its products once the session is known, and again when the account changes', () => {
  const shop = show();
  expect(shop.dispatched(catalog.shelfWanted)).toEqual([]);
  shop.happens(guest);
  expect(shop.dispatched(catalog.shelfWanted)).toEqual([{ shelf }]);
  shop.happens(shelfAsked);
  shop.happens(received('A-1'));
  shop.happens(auth.signedOut());
  expect(shop.dispatched(catalog.shelfWanted)).toHaveLength(2);
});

test('a product row shows a guest its parts without prices, and without a link to the sign-in', async () => {
  const hidden = { precio: undefined, precio_siniva: undefined };
  show(guest, shelfAsked, catalog.shelfReceived({ shelf, products: [buildPart('A-1', hidden)] }));
  expect(await screen.findByRole('link', { name: 'Pieza A-1' })).toBeVisible();
  const row = screen.getByRole('group', { name: 'Destacados' });
  expect(within(row).queryByRole('link', { name: 'Inicie sesión para ver precios' })).toBeNull();
  expect(row).not.toHaveTextContent('$');
});

test('a product row that fails keeps its heading, and its retry requests that row alone', async () => {
  const shop = show(guest, shelfAsked);
  shop.happens(catalog.shelfFailed({ shelf, code: 'ERP_TIMEOUT' }));
  await shop.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(shop.dispatched(catalog.shelfWanted)).toEqual([{ shelf }]);
  expect(screen.getByRole('heading', { name: 'Destacados' })).toBeVisible();
});

test('a product row that failed on an earlier visit of the page is requested again', () => {
  const shop = show(guest, shelfAsked, catalog.shelfFailed({ shelf, code: 'OFFLINE' }));
  expect(shop.dispatched(catalog.shelfWanted)).toEqual([{ shelf }]);
});

test('a product row whose prices failed shows its parts, and a retry', async () => {
  const shop = show(guest, shelfAsked, received('A-1'));
  shop.happens(catalog.shelfFailed({ shelf, code: 'ERP_TIMEOUT' }));
  expect(await screen.findByRole('link', { name: 'Pieza A-1' })).toBeVisible();
  await shop.user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(shop.dispatched(catalog.shelfWanted)).toEqual([{ shelf }]);
});

test('a product row without parts is hidden with its heading, and the log says why', () => {
  const shop = show(guest, shelfAsked);
  shop.happens(received());
  expect(shop.dispatched(gallery.foundEmpty)).toEqual([{ name: 'featured' }]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a product row waits for the row above it, and leaves out the parts that are shown there', () => {
  jest.useFakeTimers({ now: Date.parse(site.offersEnd[0]) - 1_000, doNotFake: ['queueMicrotask'] });
  const sale = (sku: string) => buildPart(sku, { insignias: ['sale'] });
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const shop = renderWithStore(<Offers />, {
    at: '/',
    before: [guest, shelfAsked, catalog.shelfAsked({ shelf: offers })],
  });
  shop.happens(catalog.shelfReceived({ shelf: offers, products: [sale('A-1'), sale('B-2')] }));
  expect(names()).toEqual([]);
  shop.happens(received('A-1'));
  expect(names()).toEqual(['Pieza B-2']);
  // rows that were shown stay, whatever is requested later
  shop.happens(catalog.shelfAsked({ shelf: { kind: 'featured' } }));
  expect(names()).toEqual(['Pieza B-2']);
  jest.useRealTimers();
});
