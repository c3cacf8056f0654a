import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { vehicles } from '@/features/vehicles';
import { buildCustomer } from '@/testing/renderWithStore';
import { buildListBody } from '@/testing/listService';
import { buildPart } from '@/testing/products';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { catalog, catalogSelectors } from './catalogSlice';

let shop: Shop;
afterEach(() => shop.stop());

const arriveAt = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash })));
};
const found = (...skus: string[]) => buildListBody(...skus.map((codigo, id) => buildPart({ id, codigo })));
const shelf = { kind: 'all' as const, category: '05-001' };
const isList = ({ request }: Asked) => request.path.startsWith('/api/shop/products?');
const lists = () => shop.asked.filter(isList);

test('leaving a list aborts its request, and a late answer is dropped', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  const [first] = shop.asked;
  arriveAt('/shop/category/05-002/products');
  expect(first?.isAborted()).toBe(true);
  await first?.answer(found('LATE-1'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toEqual([]);
});

test('a cached list stays on the screen while it is refreshed', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer(found('A-1'));
  arriveAt('/site/about-us');
  arriveAt('/shop/category/05-001/products');
  expect(catalogSelectors.shelfStatus(shop.store.getState(), shelf)).toBe('ready');
  await shop.asked[1]?.answer(found('A-1', 'A-2'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toHaveLength(2);
});

test('choosing another page, sort order or filter requests the list again, and aborts the previous request', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  arriveAt('/shop/category/05-001/products?page=2');
  expect(shop.asked[0]?.isAborted()).toBe(true);
  arriveAt('/shop/category/05-001/products?sort=name_asc&filter_brand=andivor');
  expect(lists().map(({ request, isAborted }) => [request.path.split('?')[1], isAborted()])).toEqual([
    ['category=05-001&page=1&limit=16&sort=default', true],
    ['category=05-001&page=2&limit=16&sort=default', true],
    ['category=05-001&page=1&limit=16&sort=name_asc&brand=andivor', false],
  ]);
});

test('switching to the table view of a list sends no request', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer(found('A-1'));
  arriveAt('/shop/category/05-001/products?view=table');
  expect(shop.asked).toHaveLength(1);
});

test('sorting and filtering by price or stock apply to an account, and not to a guest', async () => {
  shop = await startStoreWithFakeClock();
  const path = '/shop/category/products?sort=price_asc&filter_price=10-20.5&filter_stock=in-stock';
  arriveAt(path);
  expect(lists()[0]?.request.path).toBe('/api/shop/products?page=1&limit=16&sort=default');
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  arriveAt(path);
  expect(lists()[1]?.request.path).toBe(
    '/api/shop/products?page=1&limit=16&sort=price_asc&stock=in-stock&price=1000-2050',
  );
});

test('a change of the current vehicle requests the list again, and its products stay on the screen', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer(found('A-1'));
  const vehicle = { id: 10_112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.5' };
  shop.dispatch(vehicles.vehicleAdded({ vehicle }));
  expect(lists().map(({ request }) => /vehicle=\d+/.exec(request.path)?.[0])).toEqual([
    undefined,
    'vehicle=10112',
  ]);
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toHaveLength(1);
});

describe('prices of a list', () => {
  const prices = () => shop.asked.filter(({ request }) => request.path.startsWith('/api/shop/prices'));
  const shown = () => catalogSelectors.shelfProducts(shop.store.getState(), shelf);
  const price = { price: 1150, priceWithoutIva: 1000, compareAtPrice: null, stock: 'in-stock', quantity: 4 };
  const signIn = () => {
    shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
    arriveAt('/shop/category/05-001/products');
  };

  test('are not requested for a guest', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/category/05-001/products');
    await lists()[0]?.answer(found('A-1'));
    expect([prices(), shown()[0]?.awaitsPrices]).toEqual([[], undefined]);
  });

  test('are loaded in one request, while the products are already shown', async () => {
    shop = await startStoreWithFakeClock();
    signIn();
    await lists()[0]?.answer(found('A-1', 'B,2'));
    expect(shown().map(({ awaitsPrices }) => awaitsPrices)).toEqual([true, true]);
    expect(prices().map(({ request }) => request.path)).toEqual(['/api/shop/prices?sku=A-1&sku=B%2C2']);
    await prices()[0]?.answer({ prices: [{ sku: 'A-1', ...price }], asOf: null });
    expect(shown()[0]).toMatchObject(price);
    // the ERP no longer has the second product: it is listed, and cannot be ordered
    expect(shown()[1]).toMatchObject({ sku: 'B,2', priceWithoutIva: null, stock: null });
    expect(shown().map(({ awaitsPrices }) => awaitsPrices)).toEqual([undefined, undefined]);
  });

  test('stay until newer prices arrive, and the list shows the failure when none arrive', async () => {
    shop = await startStoreWithFakeClock();
    signIn();
    await lists()[0]?.answer(found('A-1'));
    await prices()[0]?.answer({ prices: [{ sku: 'A-1', ...price }], asOf: null });
    shop.dispatch(navigation.retryRequested());
    await lists()[1]?.answer(found('A-1'));
    expect(shown()[0]).toMatchObject(price);
    await prices()[1]?.fail('ERP_UNAVAILABLE');
    expect(shown()[0]).toMatchObject(price);
    expect(catalogSelectors.shelfFailure(shop.store.getState(), shelf)).toBe('ERP_UNAVAILABLE');
  });
});

describe('a list prefetched before its navigation ends', () => {
  const list = '/shop/category/05-001/products';
  const press = (path: string) => shop.dispatch(navigation.pressed({ path }));
  const begin = (path: string) => shop.dispatch(navigation.began({ path }));
  const go = (path: string) => {
    begin(path);
    arriveAt(path);
  };
  const status = () => catalogSelectors.shelfStatus(shop.store.getState(), shelf);

  test('is requested once, when its link is pressed or, without a press, when the navigation begins', async () => {
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

  test('is requested again by a link to the current page', async () => {
    shop = await startStoreWithFakeClock();
    go(list);
    await shop.asked[0]?.answer(found('A-1'));
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('is requested again on arrival when it failed', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    await shop.asked[0]?.fail('ERP_TIMEOUT');
    go(list);
    expect(shop.asked).toHaveLength(2);
    expect(status()).toBe('asking');
  });

  test('is requested once when its link is pressed before and after another link', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    press('/shop/category/05-002/products');
    press(list);
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('is requested again on arrival when an earlier press had already loaded it', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    await shop.asked[0]?.answer(found('A-1'));
    press(list);
    go(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('is refreshed on arrival when it was cached', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt(list);
    await shop.asked[0]?.answer(found('A-1'));
    arriveAt('/site/about-us');
    press(list);
    expect(shop.asked).toHaveLength(1);
    arriveAt(list);
    expect(shop.asked).toHaveLength(2);
  });

  test('keeps its request when another view of it opens, and aborts its request when another page opens', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    begin(`${list}?view=table`);
    expect(shop.asked[0]?.isAborted()).toBe(false);
    begin('/');
    expect(shop.asked[0]?.isAborted()).toBe(true);
    expect(status()).toBe('idle');
  });

  test('is requested when the pointer reaches the link to its page', async () => {
    shop = await startStoreWithFakeClock();
    go(list);
    await shop.asked[0]?.answer(found('A-1'));
    shop.dispatch(catalog.listApproached({ path: `${list}?page=2` }));
    expect(shop.asked[1]?.request.path).toContain('page=2');
    go(`${list}?page=2`);
    expect(shop.asked).toHaveLength(2);
  });

  test('is aborted by a logout, and requested for the guest on arrival', async () => {
    shop = await startStoreWithFakeClock();
    press(list);
    shop.dispatch(auth.signedOut());
    expect(shop.asked[0]?.isAborted()).toBe(true);
    go(list);
    expect(shop.asked.filter(({ isAborted }) => !isAborted())).toHaveLength(1);
  });
});

test('a link to the current page repeats the list’s request, also for a search', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/shop-grid-4-sidebar?search=disco');
  await shop.asked[0]?.answer(found('A-1'));
  arriveAt('/shop/shop-grid-4-sidebar?search=disco');
  expect(shop.asked).toHaveLength(2);
});

test('a failed list is requested again by its retry button', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.fail('ERP_TIMEOUT');
  shop.dispatch(navigation.retryRequested());
  expect(shop.asked).toHaveLength(2);
});

test('a list is requested once, after the session check', async () => {
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arriveAt('/shop/category/05-001/products');
  const asked = (part: string) => shop.asked.filter(({ request }) => request.path.includes(part));
  expect(asked('/api/shop/products')).toHaveLength(0);
  await asked('session')[0]?.answer({ account: null, customer: null, demo: [] });
  expect(asked('/api/shop/products')).toHaveLength(1);
});

test('a list whose answer has an unexpected shape fails with BAD_ANSWER', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  await shop.asked[0]?.answer({ products: [{ id: 1 }] });
  expect(catalogSelectors.shelfFailure(shop.store.getState(), shelf)).toBe('BAD_ANSWER');
});

test('a response that was requested for an account is dropped after the logout', async () => {
  shop = await startStoreWithFakeClock();
  arriveAt('/shop/category/05-001/products');
  const [asked] = shop.asked;
  shop.dispatch(auth.signedOut());
  expect(asked?.isAborted()).toBe(true);
  await asked?.answer(found('PRICED-1'));
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toEqual([]);
});

test('pending prices arrive although the URL of the list is replaced', async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  const path = '/shop/category/05-001/products';
  const goTo = (to: string) => {
    shop.dispatch(navigation.began({ path: to }));
    arriveAt(to);
  };
  arriveAt(`${path}?view=grid`);
  shop.dispatch(navigation.began({ path }));
  await lists()[0]?.answer(found('A-1'));
  const prices = () => shop.asked.filter(({ request }) => request.path.startsWith('/api/shop/prices?'));
  expect(prices()).toHaveLength(1);
  goTo(path);
  goTo(path);
  expect(prices().map(({ isAborted }) => isAborted())).toEqual([false]);
  await prices()[0]?.answer({
    prices: [
      {
        sku: 'A-1',
        price: 1150,
        priceWithoutIva: 1000,
        compareAtPrice: null,
        stock: 'in-stock',
        quantity: 4,
      },
    ],
    asOf: null,
  });
  expect(catalogSelectors.shelfProducts(shop.store.getState(), shelf)).toMatchObject([
    { sku: 'A-1', price: 1150 },
  ]);
});

test('pending prices are aborted when another customer signs in', async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  arriveAt('/shop/category/05-001/products');
  await lists()[0]?.answer(found('A-1'));
  const prices = shop.asked.find(({ request }) => request.path.startsWith('/api/shop/prices?'));
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer({ code: 'C2' }), returnTo: null }));
  expect(prices?.isAborted()).toBe(true);
});
