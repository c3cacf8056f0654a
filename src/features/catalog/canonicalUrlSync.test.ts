import fc from 'fast-check';
import { auth } from '@/features/auth';
import { setNavigator, navigation, navigationReducer, placeOf } from '@/features/navigation';
import { vehicles } from '@/features/vehicles';
import { listProducts } from '@/testing/listService';
import { buildPart } from '@/testing/products';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCustomer } from '@/testing/renderWithStore';
import { toCanonicalUrl } from './canonicalUrl';

const at = (path: string) => placeOf(new URL(path, 'http://shop.test'));
const all = '/shop/category/products';
const aveo = { id: 10_112, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' };
const spark = { ...aveo, id: 10_113, model: 'Spark' };

describe('the canonical URL of a list', () => {
  test.each([
    [`${all}?page=-3&limit=9999&sort=x&filter_price=abc`, all],
    [`${all}?utm_source=mail&page=2`, `${all}?page=2`],
    [`${all}?page=2&page=3`, `${all}?page=3`],
    [`${all}?`, all],
    [`${all}?filter_brand=b%2Ca#content`, `${all}?filter_brand=a,b#content`],
    ['/shop/shop-grid-4-sidebar?search=%20a%20', '/shop/shop-grid-4-sidebar?search=a'],
    ['/shop/category/05-001/products?search=', '/shop/category/05-001/products'],
  ])('at %s is %s', (typed, canonical) => {
    expect(toCanonicalUrl(at(typed))).toBe(canonical);
  });

  test('keeps parameters that a guest cannot use, for a later login', () => {
    const address = `${all}?sort=price_asc&filter_price=10-50&filter_stock=in-stock`;
    expect(toCanonicalUrl(at(address))).toBe(address);
  });

  test('is its own canonical URL, so that it is never redirected again', () => {
    const query = fc.string({
      maxLength: 60,
      unit: fc.constantFrom(...'page=limtsorchfvw_&-0123,%20+#?ñ\'"'),
    });
    fc.assert(
      fc.property(query, (typed) => {
        const once = toCanonicalUrl(at(`${all}?${typed}`));
        expect(toCanonicalUrl(at(once))).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('during navigation', () => {
  let shop: Shop;
  let disconnect: () => void;
  const went: string[] = [];
  afterEach(() => {
    disconnect();
    shop.stop();
  });

  /** Arrives and redirects as the router does. */
  const arriveAt = async (path: string) => {
    shop.dispatch(navigation.arrived(at(path)));
    await shop.settle();
  };
  const startState = navigationReducer(undefined, { type: 'start' });
  const begin = async () => {
    shop = await startStoreWithFakeClock();
    went.length = 0;
    disconnect = setNavigator((path, { replace, state }) => {
      expect({ replace, state }).toEqual({ replace: true, state: { keepsPlace: true } });
      went.push(path);
      shop.dispatch(navigation.arrived(at(path)));
    });
  };
  const rows = (count: number) =>
    Array.from({ length: count }, (_, id) => buildPart({ id, codigo: `P-${id}`, precio_siniva: 1 }));
  const answer = async (count: number) => {
    const asked = shop.asked.filter(
      ({ request, isAborted }) => request.path.startsWith('/api/shop/products?') && !isAborted(),
    );
    const fields = Object.fromEntries(new URL(asked.at(-1)!.request.path, 'http://shop.test').searchParams);
    await asked.at(-1)?.answer(listProducts(rows(count), fields).body);
  };

  test('a non-canonical URL is replaced once, and its list is requested once', async () => {
    await begin();
    await arriveAt(`${all}?page=-3&limit=9999&sort=x&filter_price=abc`);
    expect(went).toEqual([all]);
    expect(shop.asked.filter(({ isAborted }) => !isAborted())).toHaveLength(1);
  });

  test('the non-canonical URL of a list that was opened before this feature loaded is replaced', async () => {
    went.length = 0;
    disconnect = setNavigator((path) => void went.push(path));
    const place = at(`${all}?page=-3`);
    shop = await startStoreWithFakeClock({ preloaded: { navigation: { ...startState, place } } });
    expect(went).toEqual([all]);
  });

  test('the URL of a page without a list is not replaced', async () => {
    await begin();
    await arriveAt('/shop/cart?page=-3');
    expect(went).toEqual([]);
  });

  test('a canonical URL is not replaced', async () => {
    await begin();
    await arriveAt(`${all}?page=2&sort=name_asc`);
    await answer(20);
    expect(went).toEqual([]);
  });

  test('a page number beyond the last page becomes that of the last page, once the products have arrived', async () => {
    await begin();
    await arriveAt(`${all}?page=9&limit=8`);
    expect(went).toEqual([]);
    await answer(20);
    await shop.settle();
    expect(went).toEqual([`${all}?page=3&limit=8`]);
  });

  test('with filters, a page number beyond the last page becomes that of the last filtered page', async () => {
    await begin();
    shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
    await arriveAt(`${all}?page=2&filter_price=500-`);
    await answer(40);
    await shop.settle();
    expect(went.at(-1)).toBe(`${all}?filter_price=500-`);
  });

  test('the fitment filter in the URL follows the current vehicle, and the list returns to its first page', async () => {
    await begin();
    shop.dispatch(vehicles.vehicleAdded({ vehicle: aveo }));
    shop.dispatch(vehicles.vehicleAdded({ vehicle: spark }));
    await arriveAt(`${all}?page=2&filter_vehicle=10113`);
    shop.dispatch(vehicles.vehicleSelected({ vehicle: aveo }));
    await shop.settle();
    expect(went).toEqual([`${all}?filter_vehicle=10112`]);
    shop.dispatch(vehicles.vehicleRemoved({ id: aveo.id }));
    await shop.settle();
    expect(went.at(-1)).toBe(all);
  });

  test('a list without a fitment filter keeps its URL when the vehicle changes', async () => {
    await begin();
    await arriveAt(all);
    shop.dispatch(vehicles.vehicleAdded({ vehicle: aveo }));
    await shop.settle();
    expect(went).toEqual([]);
  });
});
