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

describe('a login that is refused', () => {
  const submit = () =>
    shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
  const refuse = () =>
    shop.asked.find(({ request }) => request.path.endsWith('/getLoginIn'))?.fail('AUTH_WRONG_PASSWORD');
  const products = () => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));

  test('keeps the product on the page, and repeats no request', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/products/A-1');
    await products()[0]?.answer(rows('A-1'));
    submit();
    await refuse();
    expect(catalogSelectors.product(shop.store.getState(), 'A-1')).toMatchObject({ sku: 'A-1' });
    expect(shop.store.getState().catalog.product.status).toBe('ready');
    expect(products()).toHaveLength(1);
  });

  test('is followed by the product request of a page that was opened during the login', async () => {
    shop = await startStoreWithFakeClock();
    submit();
    arriveAt('/shop/products/A-1');
    expect(products()).toEqual([]);
    await refuse();
    expect(products()).toHaveLength(1);
  });
});

test('a product found under another spelling is shown at its own URL', async () => {
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

describe('a product page', () => {
  const part = '/shop/products/A-1';
  const own = () =>
    shop.asked.filter(({ request, isAborted }) => request.path.endsWith('getProducto') && !isAborted());

  test('reports a product as viewed once, when it has loaded, also after a change of account', async () => {
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

  test('reports a missing product as viewed only at a later visit that finds it', async () => {
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

describe('a product that the ERP fails to return', () => {
  const listed = (...skus: string[]) => ({
    products: skus.map((sku, id) => ({ id, sku, name: sku })),
    ...{ total: skus.length, page: 1, pages: 1, isCut: false, facets: null, understood: null },
  });
  const lists = () => shop.asked.filter(({ request }) => request.path.includes('/products?'));
  const known = (sku: string) => catalogSelectors.product(shop.store.getState(), sku);
  const trouble = () => catalogSelectors.productTrouble(shop.store.getState(), 'A-1');

  test('is read from the shop’s catalogue without a price, and the page shows the failure', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/products/A-1');
    await shop.asked[0]?.fail('ERP_UNAVAILABLE');
    await lists()[0]?.answer(listed('A-12', 'A-1'));
    expect(known('A-1')).toMatchObject({ name: 'A-1', price: null });
    expect(known('A-12')).toBeNull();
    expect(trouble()).toMatchObject({ status: 'failed', failure: 'ERP_UNAVAILABLE' });
  });

  test('is reported with the ERP’s failure when the catalogue lacks the product or does not answer', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/products/A-1');
    await shop.asked[0]?.fail('ERP_UNAVAILABLE');
    await lists()[0]?.answer(listed('A-12'));
    expect([known('A-1'), trouble()?.failure]).toEqual([null, 'ERP_UNAVAILABLE']);
    shop.dispatch(navigation.retryRequested());
    await shop.asked.at(-1)?.fail('ERP_TIMEOUT');
    await lists()[1]?.fail('OFFLINE');
    expect([known('A-1'), trouble()?.failure]).toEqual([null, 'ERP_TIMEOUT']);
  });

  test('is missing when the ERP does not know it, and no list is requested', async () => {
    shop = await startStoreWithFakeClock();
    arriveAt('/shop/products/A-1');
    await shop.asked[0]?.answer(rows());
    expect([lists(), trouble()?.status]).toEqual([[], 'missing']);
  });
});
