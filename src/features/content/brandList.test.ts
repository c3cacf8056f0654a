import { navigation, placeOf } from '@/features/navigation';
import { startShop, type Shop } from '@/testing/flowClock';
import { contentSelectors } from './contentSlice';

const andivor = { slug: 'andivor', name: 'Andivor', country: 'EC', image: '' };

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

const open = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const questions = () => shop.asked.filter(({ request }) => request.path === '/api/shop/brands');
const brands = () => contentSelectors.brands(shop.store.getState());

test('brands are asked where they are shown, and once', async () => {
  open('/shop');
  expect(questions()).toHaveLength(0);
  open('/shop/brands');
  await questions()[0]?.answer({ brands: [andivor] });
  expect(brands()).toEqual({ status: 'ready', items: [andivor], failure: null });
  open('/shop');
  open('/shop/brands');
  expect(questions()).toHaveLength(1);
});

test('leaving aborts the question, and coming back asks anew', async () => {
  open('/shop/brands');
  open('/shop');
  expect(questions()[0]?.isAborted()).toBe(true);
  open('/shop/brands');
  await questions()[1]?.answer({ brands: [andivor] });
  expect(brands().items).toEqual([andivor]);
});

test('a failure is told, and a retry asks again', async () => {
  open('/shop/brands');
  await questions()[0]?.fail('OFFLINE');
  expect(brands()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  shop.dispatch(navigation.retryRequested());
  expect(brands().status).toBe('asking');
  await questions()[1]?.answer({ brands: [] });
  expect(brands().status).toBe('ready');
});
