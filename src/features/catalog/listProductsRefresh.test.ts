import { compare, wishlist } from '@/features/lists';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { catalogSelectors } from './catalogSlice';

const listed = (id: number) => ({ id, slug: `a-${id}`, sku: `A-${id}`, name: `Pieza ${id}`, images: [] });
const row = (id: number) => ({
  message: { response: [{ id, codigo: `A-${id}`, descripcion: `Pieza ${id}` }] },
});
const none = { message: { response: [] } };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const open = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const questions = (): Asked[] => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));
const state = () => shop.store.getState();

test('opening the wishlist requests its products, six at a time', async () => {
  wish(8);
  open('/shop/wishlist');
  expect(questions()).toHaveLength(6);
  expect(wishlist.selectors.refresh(state()).status).toBe('asking');
  await questions()[0]?.answer(row(1));
  expect(questions()).toHaveLength(7);
});

function wish(count: number) {
  for (let id = 1; id <= count; id += 1) shop.dispatch(wishlist.events.addBegan({ product: listed(id) }));
}

test('30 products of the wishlist are stored in two events, and a discontinued product is reported', async () => {
  wish(30);
  open('/shop/wishlist');
  for (let at = 0; at < 30; at += 1) await questions()[at]?.answer(at === 2 ? none : row(at + 1));
  expect(wishlist.selectors.gone(state())).toEqual([3]);
  expect(wishlist.selectors.refresh(state()).status).toBe('ready');
  expect(Object.keys(catalogSelectors.products(state()))).toHaveLength(29);
  expect(shop.count('catalog/productsReceived')).toBe(2);
});

test('a product that fails to load marks the comparison as failed, and the loaded product stays', async () => {
  for (const id of [1, 2]) shop.dispatch(compare.events.addBegan({ product: listed(id) }));
  open('/shop/compare');
  await questions()[0]?.answer(row(1));
  await questions()[1]?.fail('ERP_TIMEOUT');
  expect(compare.selectors.refresh(state())).toEqual({ status: 'failed', failure: 'ERP_TIMEOUT' });
  expect(catalogSelectors.product(state(), 'A-1')).not.toBeNull();
  shop.dispatch(navigation.retryRequested());
  expect(questions()).toHaveLength(4);
});

test('leaving the wishlist aborts the requests for its products', () => {
  wish(2);
  open('/shop/wishlist');
  open('/shop');
  expect(questions().every((question) => question.isAborted())).toBe(true);
});
