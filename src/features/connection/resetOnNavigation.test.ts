import { catalog } from '@/features/catalog';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { connection, connectionSelectors } from './connectionSlice';

const [earlier, later] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'] as const;
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
const reportAge = (asOf: string) => shop.dispatch(connection.catalogueAged({ asOf }));
const shown = () => connectionSelectors.catalogueOf(shop.store.getState());

test('the age of a page is the age of its oldest data', () => {
  reportAge(later);
  reportAge(earlier);
  reportAge(later);
  expect(shown()).toBe(earlier);
});

test('the age of a page stays when only the query of its URL changes', () => {
  reportAge(earlier);
  begin('/shop?page=2');
  arrive('/shop?page=2');
  expect(shown()).toBe(earlier);
});

test('the age of a page is reset as soon as a navigation begins', () => {
  reportAge(earlier);
  begin('/site/about-us');
  expect(shown()).toBeNull();
});

test('the age of an answer counts for a page that opens after the answer has arrived', () => {
  reportAge(earlier);
  begin(list);
  reportAge(later);
  arrive(list);
  expect(shown()).toBe(later);
});

test('the age of an answer that a press of a link requested counts for the page of the link', () => {
  reportAge(earlier);
  press(list);
  reportAge(later);
  begin(list);
  arrive(list);
  expect(shown()).toBe(later);
});

test.each([
  ['first', [earlier, later]],
  ['last', [later, earlier]],
  ['between two others', [later, earlier, later]],
] as const)('the age of the next page is that of the oldest answer when it arrives %s', (_, answers) => {
  reportAge(later);
  press(list);
  answers.forEach(reportAge);
  begin(list);
  arrive(list);
  expect(shown()).toBe(earlier);
});

test('the age of an answer from before the click, or for another page, is not shown', () => {
  reportAge(earlier);
  press(list);
  begin(list);
  expect(shown()).toBeNull();
  arrive(list);
  press('/');
  reportAge(later);
  begin('/blog');
  expect(shown()).toBeNull();
});

test('a navigation dispatches no event when there is no age to reset', () => {
  begin(list);
  expect(shop.count(connection.pageLeft.type)).toBe(0);
});

test('missed requests are forgotten when another page opens, and not when only the query changes', () => {
  shop.dispatch(catalog.departmentsFailed({ code: 'OFFLINE' }));
  begin('/shop?page=2');
  expect(connectionSelectors.hasMissed(shop.store.getState())).toBe(true);
  begin(list);
  expect(connectionSelectors.hasMissed(shop.store.getState())).toBe(false);
});
