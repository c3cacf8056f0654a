import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCustomer } from '@/testing/renderWithStore';
import { toListed } from '@/testing/listService';
import { buildPart } from '@/testing/products';
import { catalog, catalogSelectors } from './catalogSlice';
import type { ProductQuery } from './productQuery';

const featured: ProductQuery = { kind: 'featured' };
const arrivals: ProductQuery = { kind: 'new' };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const answerRow = (codigo: string) => ({ products: [toListed(buildPart({ codigo }))] });
const want = (shelf: ProductQuery) => shop.dispatch(catalog.shelfWanted({ shelf }));
const getStatus = (shelf: ProductQuery) => catalogSelectors.shelfStatus(shop.store.getState(), shelf);
const getProducts = (shelf: ProductQuery) =>
  catalogSelectors.shelfProducts(shop.store.getState(), shelf).map(({ sku }) => sku);

test('a product query is sent once, however often its place on the page comes near the viewport', async () => {
  want(featured);
  want(featured);
  want(arrivals);
  expect(shop.asked.map(({ request }) => request.path)).toEqual([
    '/api/shop/product-rows?kind=featured',
    '/api/shop/product-rows?kind=new',
  ]);
  await shop.asked[0]?.answer(answerRow('A-1'));
  want(featured);
  expect(getProducts(featured)).toEqual(['A-1']);
  expect(shop.asked).toHaveLength(2);
});

test('a failed product query is sent again alone when its place comes near the viewport again', async () => {
  want(featured);
  want(arrivals);
  await shop.asked[0]?.fail('ERP_TIMEOUT');
  expect([getStatus(featured), getStatus(arrivals)]).toEqual(['failed', 'asking']);
  want(featured);
  expect([getStatus(featured), shop.asked.length]).toEqual(['asking', 3]);
});

test('a retry repeats failed product queries, but not loaded product queries', async () => {
  want(featured);
  want(arrivals);
  await shop.asked[0]?.fail('OFFLINE');
  await shop.asked[1]?.answer(answerRow('A-1'));
  shop.dispatch(navigation.retryRequested());
  expect([getStatus(featured), getStatus(arrivals), shop.asked.length]).toEqual(['asking', 'ready', 3]);
});

test('a retry repeats product queries whose prices failed to load', async () => {
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  const getRequested = () => shop.asked.filter(({ request }) => /product-rows|prices/.test(request.path));
  const getFailure = () => catalogSelectors.shelfFailure(shop.store.getState(), featured);
  want(featured);
  await getRequested()[0]?.answer(answerRow('A-1'));
  await getRequested()[1]?.fail('OFFLINE');
  expect([getProducts(featured), getFailure()]).toEqual([['A-1'], 'OFFLINE']);
  shop.dispatch(navigation.retryRequested());
  await getRequested()[2]?.answer(answerRow('A-1'));
  expect(getRequested()[3]?.request.path).toBe('/api/shop/prices?sku=A-1');
  expect(getFailure()).toBeNull();
});

test('pending requests continue when a tab of the product page opens, and are aborted by another product', () => {
  const path = '/shop/products/A-1';
  shop.dispatch(navigation.arrived(placeOf({ pathname: path, search: '', hash: '' })));
  want(featured);
  const [asked] = shop.asked.slice(-1);
  shop.dispatch(navigation.began({ path: `${path}#reviews` }));
  expect(asked?.isAborted()).toBe(false);
  shop.dispatch(navigation.began({ path: '/shop/products/A-2' }));
  expect(asked?.isAborted()).toBe(true);
});

test('navigation aborts pending product queries, which can be sent again', () => {
  want(featured);
  shop.dispatch(navigation.began({ path: '/shop' }));
  expect([shop.asked[0]?.isAborted(), getStatus(featured)]).toEqual([true, 'idle']);
  want(featured);
  expect(shop.asked[1]?.isAborted()).toBe(false);
});

test('prices of another account are never shown: a pending answer is dropped', async () => {
  want(featured);
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  expect(shop.asked[0]?.isAborted()).toBe(true);
  await shop.asked[0]?.answer(answerRow('LATE-1'));
  expect(getProducts(featured)).toEqual([]);
  want(featured);
  await shop.asked.at(-1)?.answer(answerRow('A-1'));
  // the rows come from the catalogue, their prices from the account
  expect(shop.asked.at(-1)?.request.path).toBe('/api/shop/prices?sku=A-1');
  expect(getProducts(featured)).toEqual(['A-1']);
});

test('related products are requested by the sku of a product, whatever characters it has', () => {
  want({ kind: 'related', slug: 'A/1 & B' });
  expect(shop.asked[0]?.request.path).toBe('/api/shop/product-rows?kind=related&sku=A%2F1+%26+B');
});
