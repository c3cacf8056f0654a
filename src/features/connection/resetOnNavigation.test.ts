import { catalog } from '@/features/catalog';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { connection, connectionSelectors } from './connectionSlice';

const [early, late] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'] as const;
const list = '/shop/category/05-001/products';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  arrive('/shop');
});
afterEach(() => shop.stop());

const press = (path: string) => shop.dispatch(navigation.pressed({ path }));
const begin = (path: string) => shop.dispatch(navigation.began({ path }));
const arrive = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash })));
};
const ages = (asOf: string) => shop.dispatch(connection.catalogueAged({ asOf }));
const shown = () => connectionSelectors.catalogueOf(shop.store.getState());

test('the oldest that a page shows is what is said of it', () => {
  ages(late);
  ages(early);
  ages(late);
  expect(shown()).toBe(early);
});

test('it is said of the page, its filters and its tabs', () => {
  ages(early);
  begin('/shop?page=2');
  arrive('/shop?page=2');
  expect(shown()).toBe(early);
});

test('it goes as soon as somebody goes on', () => {
  ages(early);
  begin('/site/about-us');
  expect(shown()).toBeNull();
});

test('an answer that is there before the page stays said of it', () => {
  ages(early);
  begin(list);
  ages(late);
  arrive(list);
  expect(shown()).toBe(late);
});

test('so does one that a press has brought', () => {
  ages(early);
  press(list);
  ages(late);
  begin(list);
  arrive(list);
  expect(shown()).toBe(late);
});

test.each([
  ['first', [early, late]],
  ['last', [late, early]],
  ['between two others', [late, early, late]],
] as const)('the oldest of several answers is said of the page ahead when it comes %s', (_, answers) => {
  ages(late);
  press(list);
  answers.forEach(ages);
  begin(list);
  arrive(list);
  expect(shown()).toBe(early);
});

test('what came before the press, or for another page that was pressed, is not said of it', () => {
  ages(early);
  press(list);
  begin(list);
  expect(shown()).toBeNull();
  arrive(list);
  press('/');
  ages(late);
  begin('/blog');
  expect(shown()).toBeNull();
});

test('where nothing was said, nothing is told', () => {
  begin(list);
  expect(shop.count(connection.pageLeft.type)).toBe(0);
});

test('what was missed of a page is not missed on the next', () => {
  shop.dispatch(catalog.departmentsFailed({ code: 'OFFLINE' }));
  begin('/shop?page=2');
  expect(connectionSelectors.hasMissed(shop.store.getState())).toBe(true);
  begin(list);
  expect(connectionSelectors.hasMissed(shop.store.getState())).toBe(false);
});
