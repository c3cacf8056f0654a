import { navigation, selectIsSlow } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';

const home = { route: 'home' as const, params: {}, query: {}, path: '/' };

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const isSlow = () => selectIsSlow(shop.store.getState());

test('a page that has not arrived after 50 ms is slow', async () => {
  shop.dispatch(navigation.began({ path: '/' }));
  await shop.pass(50);
  expect(isSlow()).toBe(true);
});

test('a page that has not arrived after 49 ms is not slow yet', async () => {
  shop.dispatch(navigation.began({ path: '/' }));
  await shop.pass(49);
  expect(isSlow()).toBe(false);
});

test('a page that arrives in time shows no loading bar', async () => {
  shop.dispatch(navigation.began({ path: '/' }));
  await shop.pass(49);
  shop.dispatch(navigation.arrived(home));
  await shop.pass(1000);
  expect(shop.count(navigation.slowed.type)).toBe(0);
});

test('a slow page is no longer slow on arrival', async () => {
  shop.dispatch(navigation.began({ path: '/' }));
  await shop.pass(50);
  shop.dispatch(navigation.arrived(home));
  expect(isSlow()).toBe(false);
});

test('a second navigation is not slow before 50 ms have passed since its own start', async () => {
  shop.dispatch(navigation.began({ path: '/shop' }));
  await shop.pass(30);
  shop.dispatch(navigation.began({ path: '/' }));
  await shop.pass(49);
  expect(isSlow()).toBe(false);
});
