import { auth } from '@/features/auth';
import { setNavigator, navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { catalogSelectors } from './catalogSlice';

let shop: Shop;
afterEach(() => shop.stop());

const arriveAt = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash })));
};
const rows = (...skus: string[]) => ({
  message: { response: skus.map((codigo, index) => ({ id: index + 1, codigo, descripcion: codigo })) },
});
const shelf = { kind: 'all' as const, category: '05-001' };

test('leaving a list aborts its question, and the answer never lands', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  const [first] = shop.asked;
  arriveAt('/shop/category/05-002/products');
  expect(first?.isAborted()).toBe(true);
  await first?.answer(rows('LATE-1'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toEqual([]);
});

test('a list known already stays on the screen while it is asked again', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer(rows('A-1'));
  arriveAt('/site/about-us');
  arriveAt('/shop/category/05-001/products');
  expect(catalogSelectors.shelfStatus(shop.store.getState(), shelf)).toBe('ready');
  await shop.asked[1]?.answer(rows('A-1', 'A-2'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toHaveLength(2);
});

test('another page, order or filter of the same list asks nothing; the same list after another page does', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  arriveAt('/shop/category/05-001/products?page=2');
  expect(shop.asked[0]?.isAborted()).toBe(false);
  await shop.asked[0]?.answer(rows('A-1'));
  arriveAt('/shop/category/05-001/products?sort=name_asc&filter_brand=andivor');
  expect(shop.asked).toHaveLength(1);
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toHaveLength(1);
});

describe('a list that a navigation asks for as it begins', () => {
  const list = '/shop/category/05-001/products';
  const press = (path: string) => shop.dispatch(navigation.pressed({ path }));
  const begin = (path: string) => shop.dispatch(navigation.began({ path }));
  const go = (path: string) => {
    begin(path);
    arriveAt(path);
  };
  const status = () => catalogSelectors.shelfStatus(shop.store.getState(), shelf);

  test('is asked once: by the press, or where there is none as it begins', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    expect(shop.asked).toHaveLength(1);
    go(list);
    expect(shop.asked).toHaveLength(1);
    begin('/shop/category/05-002/products');
    expect(shop.asked).toHaveLength(2);
    arriveAt('/shop/category/05-002/products');
    expect(shop.asked).toHaveLength(2);
  });

  test('is asked again by going where one is', async () => {
    shop = await startStoreWithFakeClock();
    go(list);
    await shop.asked[0]?.answer(rows('A-1'));
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('a prefetched list that failed is requested again on arrival', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    await shop.asked[0]?.fail('ERP_TIMEOUT');
    go(list);
    expect(shop.asked).toHaveLength(2);
    expect(status()).toBe('asking');
  });

  test('is asked once by the last of several presses', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    press('/shop/category/05-002/products');
    press(list);
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('a prefetched list that was not visited is requested again on a visit', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    await shop.asked[0]?.answer(rows('A-1'));
    press(list);
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('a cached list is refreshed on arrival', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt(list);
    await shop.asked[0]?.answer(rows('A-1'));
    arriveAt('/site/about-us');
    press(list);
    expect(shop.asked).toHaveLength(1);
    arriveAt(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('a request continues for another page of the list, and ends with navigation', async () => {
    shop = await startStoreWithFakeClock();
    go(list);
    begin(`${list}?page=2`);
    expect(shop.asked[0]?.isAborted()).toBe(false);
    begin('/');
    expect(shop.asked[0]?.isAborted()).toBe(true);
    expect(status()).toBe('idle');
  });

  test('never lands at the prices of who left', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    shop.dispatch(auth.signedOut());
    expect(shop.asked[0]?.isAborted()).toBe(true);
    go(list);
    expect(shop.asked.filter(({ isAborted }) => !isAborted())).toHaveLength(1);
  });
});

describe('a login that is refused', () => {
  const submit = () =>
    shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
  const refuse = () =>
    shop.asked.find(({ request }) => request.path.endsWith('/getLoginIn'))?.fail('AUTH_WRONG_PASSWORD');
  const products = () => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));

  test('empties no page, and has nothing asked again', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/products/A-1');
    await products()[0]?.answer(rows('A-1'));
    submit();
    await refuse();
    expect(catalogSelectors.product(shop.store.getState(), 'A-1')).toMatchObject({ sku: 'A-1' });
    expect(shop.store.getState().catalog.product.status).toBe('ready');
    expect(products()).toHaveLength(1);
  });

  test('lets a page be asked for that was reached meanwhile', async () => {
    shop = await startStoreWithFakeClock();
    submit();
    arriveAt('/shop/products/A-1');
    expect(products()).toEqual([]);
    await refuse();
    expect(products()).toHaveLength(1);
  });
});

test('a product under an address that only the catalogue understands is shown at its own', async () => {
  const ways: string[] = [];
  const disconnect = setNavigator((path, { replace }) =>
    ways.push(`${replace ? 'replace' : 'push'} ${path}`),
  );
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/products/A-1%20');
  await shop.asked[0]?.answer(rows('A-1'));
  expect([ways, shop.count('catalog/productViewed')]).toEqual([['replace /shop/products/A-1'], 0]);
  arriveAt('/shop/products/A-1');
  await shop.asked[1]?.answer(rows('A-1'));
  expect([ways.length, shop.count('catalog/productViewed')]).toEqual([1, 1]);
  disconnect();
});

test('going where one is asks again: the same search runs once more', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/shop-grid-4-sidebar?search=disco');
  await shop.asked[0]?.answer(rows('A-1'));
  arriveAt('/shop/shop-grid-4-sidebar?search=disco');
  expect(shop.asked).toHaveLength(2);
});

test('a list that failed is asked again by hand', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.fail('ERP_TIMEOUT');
  shop.dispatch(navigation.retryRequested());
  expect(shop.asked).toHaveLength(2);
});

test('prices are asked once it is known who asks, and once', async () => {
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arriveAt('/shop/category/05-001/products');
  const asked = (part: string) => shop.asked.filter(({ request }) => request.path.includes(part));
  expect(asked('getProductos')).toHaveLength(0);
  await asked('session')[0]?.answer({ account: null, customer: null, demo: [] });
  expect(asked('getProductos')).toHaveLength(1);
});

test('a bad row is left out and the rest is shown; only bad rows are a failure', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer({
    message: { response: [{ id: 1 }, { id: 2, codigo: 'A', descripcion: 'A' }] },
  });
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toHaveLength(1);
  arriveAt('/shop/category/05-002/products');
  await shop.asked[1]?.answer({ message: { response: [{ id: 1 }] } });
  const other = { ...shelf, category: '05-002' };
  expect(catalogSelectors.shelfFailure(shop.store.getState(), other)).toBe('ERP_BAD_ANSWER');
});

test('a response for an account is dropped after its logout', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  const [asked] = shop.asked;
  shop.dispatch(auth.signedOut());
  expect(asked?.isAborted()).toBe(true);
  await asked?.answer(rows('PRICED-1'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toEqual([]);
});

describe('a product page', () => {
  const part = '/shop/products/A-1';
  const own = () =>
    shop.asked.filter(({ request, isAborted }) => request.path.endsWith('getProducto') && !isAborted());

  test('a product is reported as viewed once it has loaded, once, also after an account change', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt(part);
    expect(shop.count('catalog/productViewed')).toBe(0);
    await own()[0]?.answer(rows('A-1'));
    expect(shop.count('catalog/productViewed')).toBe(1);
    shop.dispatch(auth.signedOut());
    await own().at(-1)?.answer(rows('A-1'));
    expect(shop.count('catalog/productReceived')).toBe(2);
    expect(shop.count('catalog/productViewed')).toBe(1);
  });

  test('a missing product is not viewed; a later visit is', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt(part);
    await own()[0]?.answer(rows());
    expect(shop.count('catalog/productViewed')).toBe(0);
    arriveAt(part);
    await own().at(-1)?.answer(rows('A-1'));
    arriveAt(part);
    await own().at(-1)?.answer(rows('A-1'));
    expect(shop.count('catalog/productViewed')).toBe(2);
  });
});
