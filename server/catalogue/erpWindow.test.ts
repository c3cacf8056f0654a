import fc from 'fast-check';
import type { Product } from '@/erp/rows/product';
import { addIva, applyDiscount } from '@/shared/money';
import { generateParts, buildPart } from '@/testing/products';
import { countWindow, filterWindow, sortWindow, type WindowFilters, type WindowViewer } from './erpWindow';

const buildViewer = (isSignedIn: boolean, discount: number, day = '2026-01-31'): WindowViewer => ({
  isSignedIn,
  pay: (price) => addIva(applyDiscount(price, discount), day),
});
const customer = buildViewer(true, 10);
const guest = buildViewer(false, 0);

const cents = fc.option(fc.integer({ min: 0, max: 7000 }));
const anyFilters: fc.Arbitrary<WindowFilters> = fc.record({
  price: fc.option(
    fc.tuple(cents, cents).map(([from, to]) => ({ from, to })),
    { nil: undefined },
  ),
  brand: fc.subarray(['andivor', 'kelstrum', 'quilmaz', 'not-here']),
  stock: fc.subarray(['in-stock', 'on-backorder', 'out-of-stock']),
  rating: fc.subarray(['1', '2', '3', '4', '5']),
  badge: fc.subarray(['sale', 'new', 'hot']),
  fits: fc.option(fc.constantFrom(1, 2, 3, 9), { nil: undefined }),
});
const anyViewer: fc.Arbitrary<WindowViewer> = fc
  .tuple(fc.boolean(), fc.constantFrom(0, 5, 12.5), fc.constantFrom('2024-03-31', '2024-04-01'))
  .map(([isSignedIn, discount, day]) => buildViewer(isSignedIn, discount, day));

/** Reference implementation of the filters. */
function isShown(product: Product, filters: WindowFilters, { isSignedIn, pay }: WindowViewer): boolean {
  const { price, brand = [], stock = [], rating = [], badge = [], fits } = filters;
  if (isSignedIn && price) {
    if (product.priceWithoutIva === null) return false;
    const paid = pay(product.priceWithoutIva);
    if (price.from !== null && paid < price.from) return false;
    if (price.to !== null && paid > price.to) return false;
  }
  if (brand.length > 0 && !brand.some((slug) => product.brand?.slug === slug)) return false;
  if (isSignedIn && stock.length > 0 && !stock.some((status) => product.stock === status)) return false;
  if (
    rating.length > 0 &&
    !rating.some((star) => product.rating !== null && Math.round(product.rating) === Number(star))
  )
    return false;
  if (badge.length > 0 && !badge.some((own) => product.badges.includes(own))) return false;
  return fits === undefined || product.compatibility === 'all' || product.compatibility.includes(fits);
}

test('filters combine as OR within one group and AND across groups, for any products', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, anyViewer, (products, filters, viewer) => {
      expect(filterWindow(products, filters, viewer)).toEqual(
        products.filter((product) => isShown(product, filters, viewer)),
      );
    }),
    { numRuns: 500 },
  );
});

test('the count of a filter value is the number of products shown when that value alone is chosen in its group', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, anyViewer, (products, filters, viewer) => {
      const shown = (change: Partial<WindowFilters>) =>
        products.filter((product) => isShown(product, { ...filters, ...change }, viewer)).length;
      const vehicle = filters.fits ?? 2;
      const facets = countWindow(products, { ...filters, vehicle }, viewer);
      for (const { value, count } of facets.brand) expect(count).toBe(shown({ brand: [value] }));
      for (const { value, count } of facets.stock ?? []) expect(count).toBe(shown({ stock: [value] }));
      for (const { value, count } of facets.badge) expect(count).toBe(shown({ badge: [value] }));
      for (const { value, count } of facets.rating)
        if (value > 0) expect(count).toBe(shown({ rating: [String(value) as '1' | '2' | '3' | '4' | '5'] }));
      expect((facets.vehicle?.own ?? 0) + (facets.vehicle?.universal ?? 0)).toBe(shown({ fits: vehicle }));
      const none = { brand: [], rating: [], badge: [], stock: [] };
      for (const [group, empty] of Object.entries(none))
        if (group !== 'stock' || viewer.isSignedIn)
          expect(facets.without[group as keyof typeof none]).toBe(shown({ [group]: empty }));
      expect(facets.without.vehicle).toBe(shown({ fits: undefined }));
    }),
    { numRuns: 500 },
  );
});

test('the lowest and the highest price are those of the list without its price filter', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, (products, filters) => {
      const paid = products
        .filter((product) => isShown(product, { ...filters, price: undefined }, customer))
        .flatMap(({ priceWithoutIva }) => (priceWithoutIva === null ? [] : customer.pay(priceWithoutIva)))
        .sort((one, other) => one - other);
      const bounds = paid.length > 0 ? { least: paid[0], most: paid.at(-1) } : null;
      expect(countWindow(products, { ...filters, vehicle: undefined }, customer).price).toEqual(bounds);
    }),
  );
});

test('the price and stock filters are ignored for guests, who get no price bounds', () => {
  const parts = [buildPart({ marca: 'andivor' })];
  const filters: WindowFilters = { price: { from: 1000, to: null }, stock: ['in-stock'] };
  expect(filterWindow(parts, filters, guest)).toHaveLength(1);
  expect(Object.keys(countWindow(parts, { ...filters, vehicle: undefined }, guest))).not.toEqual(
    expect.arrayContaining(['price']),
  );
});

test('names are sorted as in Spanish and prices by their value; the default keeps the ERP’s sequence', () => {
  const part = (descripcion: string, precio_siniva: number) => buildPart({ descripcion, precio_siniva });
  const sample = [part('Bujía 10', 3), part('ámbar', 1), part('Bujía 9', 2)];
  const names = (sort: Parameters<typeof sortWindow>[1]) => sortWindow(sample, sort).map(({ name }) => name);
  expect(names('default')).toEqual(['Bujía 10', 'ámbar', 'Bujía 9']);
  expect(names('name_asc')).toEqual(['ámbar', 'Bujía 9', 'Bujía 10']);
  expect(names('name_desc')).toEqual(['Bujía 10', 'Bujía 9', 'ámbar']);
  expect(names('price_asc')).toEqual(['ámbar', 'Bujía 9', 'Bujía 10']);
  expect(names('price_desc')).toEqual(['Bujía 10', 'Bujía 9', 'ámbar']);
});
