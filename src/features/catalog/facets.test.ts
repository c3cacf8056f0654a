import fc from 'fast-check';
import { applyDiscount, addIva } from '@/shared/money';
import { generateParts, buildPart } from '@/testing/products';
import { countFacets } from './facets';
import { filterProducts, type PriceViewer, type FilterGroup } from './filters';
import { badges, noFilters, getPriceRange, stars, stockStatuses, type ListFilters } from './listQuery';
import type { Product } from '@/erp/rows/product';

const customer: PriceViewer = { isSignedIn: true, discount: 10, day: '2026-01-31', vehicle: null };
const guest: PriceViewer = { isSignedIn: false, discount: 0, day: '2026-01-31', vehicle: null };

const brandSlugs = ['andivor', 'kelstrum', 'quilmaz', 'not-here'];
const cents = fc.option(fc.integer({ min: 0, max: 7000 }));
const anyFilters: fc.Arbitrary<ListFilters> = fc.record({
  price: fc.tuple(cents, cents).map(([from, to]) => getPriceRange(from, to)),
  brand: fc.subarray(brandSlugs),
  stock: fc.subarray([...stockStatuses]),
  rating: fc.subarray([...stars]),
  badge: fc.subarray([...badges]),
  vehicle: fc.option(fc.constantFrom(1, 2, 3, 9)),
});
const anyAsker: fc.Arbitrary<PriceViewer> = fc.record({
  isSignedIn: fc.boolean(),
  discount: fc.constantFrom(0, 5, 12.5),
  day: fc.constantFrom('2024-03-31', '2024-04-01'),
  vehicle: fc.option(fc.constantFrom(1, 2)),
});

/** Reference implementation of the filters. */
function isShown(product: Product, filters: ListFilters, asker: PriceViewer): boolean {
  const { price, brand, stock, rating, badge, vehicle } = filters;
  if (asker.isSignedIn && price !== null) {
    if (product.priceWithoutIva === null) return false;
    const paid = addIva(applyDiscount(product.priceWithoutIva, asker.discount), asker.day);
    if (price.from !== null && paid < price.from) return false;
    if (price.to !== null && paid > price.to) return false;
  }
  if (brand.length > 0 && !brand.some((slug) => product.brand?.slug === slug)) return false;
  if (asker.isSignedIn && stock.length > 0 && !stock.some((status) => product.stock === status)) return false;
  if (
    rating.length > 0 &&
    !rating.some((star) => product.rating !== null && Math.round(product.rating) === star)
  )
    return false;
  if (badge.length > 0 && !badge.some((own) => product.badges.includes(own))) return false;
  if (vehicle !== null && product.compatibility !== 'all' && !product.compatibility.includes(vehicle))
    return false;
  return true;
}

test('OR within a filter, AND across, for any filters over any products', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, anyAsker, (products, filters, asker) => {
      expect(filterProducts(products, filters, asker)).toEqual(
        products.filter((product) => isShown(product, filters, asker)),
      );
    }),
    { numRuns: 500 },
  );
});

test('each count is what choosing that value alone in its group shows', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, anyAsker, (products, filters, asker) => {
      const shown = (change: Partial<ListFilters>) =>
        products.filter((product) => isShown(product, { ...filters, ...change }, asker)).length;
      const facets = countFacets(products, filters, asker);
      for (const { value, count } of facets.brand) expect(count).toBe(shown({ brand: [value] }));
      for (const { value, count } of facets.stock) expect(count).toBe(shown({ stock: [value] }));
      for (const { value, count } of facets.rating) expect(count).toBe(shown({ rating: [value] }));
      for (const { value, count } of facets.badge) expect(count).toBe(shown({ badge: [value] }));
      if (facets.vehicle) expect(facets.vehicle.count).toBe(shown({ vehicle: facets.vehicle.value }));
      const off: Partial<ListFilters>[] = Object.entries(noFilters).map(([group, none]) => ({
        [group]: none,
      }));
      for (const change of off)
        expect(facets.without[Object.keys(change)[0] as FilterGroup]).toBe(shown(change));
    }),
    { numRuns: 500 },
  );
});

test('the bounds of the price are those of what is shown without it', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, anyAsker, (products, filters, asker) => {
      const paid = products
        .filter((product) => isShown(product, { ...filters, price: null }, asker))
        .flatMap(({ priceWithoutIva }) =>
          priceWithoutIva === null ? [] : addIva(applyDiscount(priceWithoutIva, asker.discount), asker.day),
        )
        .sort((a, b) => a - b);
      const bounds = paid.length > 0 && asker.isSignedIn ? { least: paid[0], most: paid.at(-1) } : null;
      expect(countFacets(products, filters, asker).price).toEqual(bounds);
    }),
  );
});

test('every value that occurs is offered, and every chosen one stays', () => {
  fc.assert(
    fc.property(generateParts(), anyFilters, (products, filters) => {
      const { brand, rating } = countFacets(products, filters, customer);
      const slugs = new Set([...filters.brand, ...products.flatMap((product) => product.brand?.slug ?? [])]);
      expect(new Set(brand.map(({ value }) => value))).toEqual(slugs);
      for (const star of filters.rating) expect(rating.map(({ value }) => value)).toContain(star);
    }),
  );
});

test('categories are counted over what is shown', () => {
  const parts = [
    buildPart({ categorias: ['05-001', '05-000'], marca: 'andivor' }),
    buildPart({ categorias: ['05-002', '05-000'], marca: 'kelstrum' }),
    buildPart({ categorias: ['05-001', '05-000'], marca: 'andivor' }),
  ];
  const { categories } = countFacets(parts, { ...noFilters, brand: ['andivor'] }, customer);
  expect([...categories]).toEqual([
    ['05-001', 2],
    ['05-000', 2],
  ]);
});

test('a price is what the person pays: 40 less 10 % and with IVA is 41.40', () => {
  const parts = [buildPart({ precio_siniva: 40 })];
  const upTo = (to: number) => filterProducts(parts, { ...noFilters, price: { from: null, to } }, customer);
  expect(upTo(4139)).toHaveLength(0);
  expect(upTo(4140)).toHaveLength(1);
});

test('filters by data that guests do not see are ignored for guests', () => {
  const parts = [buildPart({ marca: 'andivor' })];
  const filters = { ...noFilters, price: getPriceRange(1000, null), stock: ['in-stock' as const] };
  expect(filterProducts(parts, filters, guest)).toHaveLength(1);
  expect(countFacets(parts, filters, guest)).toMatchObject({ price: null, stock: [] });
});

test('brands are by name, as Spanish orders them', () => {
  const parts = [
    buildPart({ marca: 'b', marcanombre: 'Zeta' }),
    buildPart({ marca: 'c', marcanombre: 'Ñandú' }),
    buildPart({ marca: 'a', marcanombre: 'Nube' }),
  ];
  expect(countFacets(parts, noFilters, customer).brand.map(({ name }) => name)).toEqual([
    'Nube',
    'Ñandú',
    'Zeta',
  ]);
});

test('names that other objects know are values like any other', () => {
  const parts = [buildPart({ marca: 'constructor', marcanombre: 'constructor' })];
  expect(countFacets(parts, noFilters, customer).brand).toEqual([
    { value: 'constructor', name: 'constructor', count: 1 },
  ]);
});

test('twice the products are read twice as often', () => {
  const [fifty = []] = fc.sample(generateParts({ minLength: 50, maxLength: 50 }), 1);
  const filters: ListFilters = {
    price: { from: 100, to: 6000 },
    brand: ['andivor', 'kelstrum'],
    stock: ['in-stock', 'on-backorder'],
    rating: [5, 4, 3],
    badge: ['sale', 'new'],
    vehicle: 1,
  };
  let reads = 0;
  const watched = fifty.map(
    (product) =>
      new Proxy(product, {
        get: (own, field: keyof Product) => {
          reads += 1;
          return own[field];
        },
      }),
  );
  const countReads = (products: Product[]) => {
    reads = 0;
    countFacets(products, filters, { ...customer, vehicle: 1 });
    return reads;
  };
  expect(countReads([...watched, ...watched])).toBe(2 * countReads(watched));
});
