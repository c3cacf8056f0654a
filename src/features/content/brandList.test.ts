import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { content, contentSelectors } from './contentSlice';

const andivor = { slug: 'andivor', name: 'Andivor', country: 'EC', image: '' };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const open = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const questions = () => shop.asked.filter(({ request }) => request.path === '/api/shop/brands');
const brands = () => contentSelectors.brands(shop.store.getState());

test('brands are requested once, on the page that shows them', async () => {
  open('/shop');
  expect(questions()).toHaveLength(0);
  open('/shop/brands');
  await questions()[0]?.answer({ brands: [andivor] });
  expect(brands()).toEqual({ status: 'ready', items: [andivor], failure: null });
  open('/shop');
  open('/shop/brands');
  expect(questions()).toHaveLength(1);
});

test('a navigation does not abort the request of brands, whose answer is the same for all accounts', async () => {
  open('/shop/brands');
  open('/shop');
  await questions()[0]?.answer({ brands: [andivor] });
  open('/shop/brands');
  expect([brands().items, questions().length]).toEqual([[andivor], 1]);
});

test('brands are requested on other pages once their list nears the viewport', () => {
  open('/');
  shop.dispatch(content.brandsWanted());
  shop.dispatch(content.brandsWanted());
  expect(questions()).toHaveLength(1);
});

test('a failed request of brands is reported, and repeated by a retry', async () => {
  open('/shop/brands');
  await questions()[0]?.fail('OFFLINE');
  expect(brands()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  shop.dispatch(navigation.retryRequested());
  expect(brands().status).toBe('asking');
  await questions()[1]?.answer({ brands: [] });
  expect(brands().status).toBe('ready');
});
