/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fc from 'fast-check';
import { getPropertyRuns } from '@/testing/testDepth';
import { categories } from '../../demo/erp/data/categories';
import { brands } from '../../demo/erp/data/brands';
import { getPriceAtLevel } from '../../demo/erp/data/prices';
import { makeProducts, type ErpProduct } from '../../demo/erp/data/products';
import { vehicles } from '../vehicles/vehicles';
import { describeCatalogue } from './testing/catalogueDatabase';
import type { ListFilters } from './findList';

jest.setTimeout(300_000);

const products = makeProducts(1200);
const level = 3;

const getStock = ({ quantity, backorder }: ErpProduct) =>
  quantity > 0 ? 'in-stock' : backorder ? 'on-backorder' : 'out-of-stock';
const isFitting = ({ compatibility }: ErpProduct, vehicle: number): boolean =>
  compatibility === 'all' || compatibility.includes(vehicle);

/** Oracle: one test for each group, over the stand-in's own data. */
const tests: Record<keyof ListFilters, (product: ErpProduct, filters: ListFilters) => boolean> = {
  brand: (product, { brand }) => brand.length === 0 || brand.includes(product.brand),
  stock: (product, { stock }) => stock.length === 0 || stock.includes(getStock(product)),
  stars: (product, { stars }) =>
    stars.length === 0 || (product.rating !== null && stars.includes(Math.round(product.rating))),
  badge: (product, { badge }) => badge.length === 0 || product.badges.some((own) => badge.includes(own)),
  vehicle: (product, { vehicle }) => vehicle === null || isFitting(product, vehicle),
  price: (product, { price }) => {
    const own = getPriceAtLevel(product.basePrice, level);
    return !price || (own >= (price.from ?? 0) && own <= (price.to ?? Infinity));
  },
};
const groups = Object.keys(tests) as (keyof ListFilters)[];

const some = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const vehicle = fc.option(fc.constantFrom(...vehicles.map(({ id }) => id)));
const question = fc.record({
  category: fc.option(fc.constantFrom(...categories.map(({ slug }) => slug))),
  ofVehicle: vehicle,
  filters: fc.record<ListFilters>({
    brand: some(Object.keys(brands), 3),
    stock: some(['in-stock', 'on-backorder', 'out-of-stock'] as const, 2),
    stars: some([1, 2, 3, 4, 5], 2),
    badge: some(['sale', 'new', 'hot'] as const, 2),
    vehicle,
    price: fc.option(
      fc.record({
        from: fc.option(fc.integer({ min: 0, max: 3_000 })),
        to: fc.option(fc.integer({ min: 3_000, max: 30_000 })),
      }),
    ),
  }),
});

describeCatalogue('counts of lists', (list) => {
  it('equal the counts of a second implementation for any vehicle, category and filters', async () => {
    await fc.assert(
      fc.asyncProperty(question, async ({ category, ofVehicle, filters }) => {
        const here = products.filter(
          (product) =>
            (category === null || product.categories.includes(category)) &&
            (ofVehicle === null || isFitting(product, ofVehicle)),
        );
        const under = (except?: keyof ListFilters) =>
          here.filter((product) =>
            groups.every((group) => group === except || tests[group](product, filters)),
          );
        const { total, facets } = await list({
          category,
          ofVehicle,
          filters,
          limit: 24,
          level,
          withFacets: true,
        });
        expect(total).toBe(under().length);
        expect(facets?.without).toEqual(
          Object.fromEntries(groups.map((group) => [group, under(group).length])),
        );
        for (const { value, count } of facets?.brand ?? [])
          expect([value, count]).toEqual([
            value,
            under('brand').filter(({ brand }) => brand === value).length,
          ]);
        for (const { value, count } of facets?.stock ?? [])
          expect([value, count]).toEqual([
            value,
            under('stock').filter((own) => getStock(own) === value).length,
          ]);
        for (const { value, count } of facets?.categories ?? [])
          expect([value, count]).toEqual([
            value,
            under().filter((own) => own.categories.includes(value)).length,
          ]);
        for (const { value, count } of facets?.badge ?? [])
          expect([value, count]).toEqual([
            value,
            under('badge').filter((own) => own.badges.some((badge) => badge === value)).length,
          ]);
      }),
      { numRuns: getPropertyRuns(100, 2_000) },
    );
  });
});
