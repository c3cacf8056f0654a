/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { vehiclePartsSchema, type VehicleParts } from '@/shop/catalogueSchemas';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import { getPropertyRuns } from '@/testing/testDepth';
import { makeProducts } from '../../demo/erp/data/products';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import type { LazyDatabase } from '../db/lazyDatabase';
import { vehicles } from '../vehicles/vehicles';
import type { Browser } from '../testing/browser';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { makeApp, startAsGuest, startErp } from '../testing/service';
import { indexBySlug } from './cars';

jest.setTimeout(60_000);

const products = makeProducts(1_200);

/** Counts the parts that fit a vehicle, without the service: by the products of the demonstration. */
function countByHand(id: number): Omit<VehicleParts, 'vehicle' | 'isCut'> {
  const universal = products.filter(({ compatibility }) => compatibility === 'all');
  const own = products.filter(({ compatibility }) => compatibility !== 'all' && compatibility.includes(id));
  const slugs = new Set([...own, ...universal].flatMap(({ categories }) => categories));
  const countIn = (among: typeof products, slug: string) =>
    among.filter(({ categories }) => categories.includes(slug)).length;
  return {
    own: own.length,
    universal: universal.length,
    categories: [...slugs]
      .sort()
      .map((slug) => ({ slug, own: countIn(own, slug), universal: countIn(universal, slug) })),
  };
}

it('every vehicle is found by its own slug', () => {
  const index = indexBySlug(vehicles);
  expect(vehicles.filter((vehicle) => index.get(toVehicleSlug(vehicle)) !== vehicle)).toEqual([]);
});

it('a slug that two vehicles share leads to neither of them', () => {
  const [one, other, third] = vehicles;
  const twin = { ...one!, id: 999_999, engine: `${one!.engine}.` };
  const index = indexBySlug([one!, other!, twin, third!]);
  expect(index.get(toVehicleSlug(one!))).toBeNull();
  expect(index.get(toVehicleSlug(other!))).toBe(other);
});

describe.each(testedEngines)('the parts of a vehicle on %s', (engine) => {
  let erp: EmbeddedErp;
  let place: Place;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let guest: Browser;

  beforeAll(async () => {
    erp = await startErp();
    place = await makePlace(engine, 'catalogue');
    database = place.open();
    app = await makeApp(erp, { database });
    guest = await startAsGuest(app);
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  const ask = (slug: string) => guest.get(`/vehicles/parts/${encodeURIComponent(slug)}`);

  it('are counted by category as in a count over all products, for any vehicle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...vehicles), async (vehicle) => {
        const answer = (await ask(toVehicleSlug(vehicle))).json();
        const { categories, ...rest } = v.parse(v.strictObject(vehiclePartsSchema.entries), answer);
        const { categories: expected, ...totals } = countByHand(vehicle.id);
        expect(rest).toEqual({ vehicle, ...totals, isCut: false });
        expect(categories.sort((one, next) => (one.slug < next.slug ? -1 : 1))).toEqual(expected);
      }),
      { numRuns: getPropertyRuns(25, 500) },
    );
  });

  it('are counted by category as in the list that the category links to', async () => {
    const vehicle = vehicles.find(({ id }) => id === 10112)!;
    const { categories } = v.parse(vehiclePartsSchema, (await ask(toVehicleSlug(vehicle))).json());
    for (const { slug, own, universal } of categories.slice(0, 12)) {
      const list = (await guest.get(`/products?category=${slug}&fits=10112`)).json();
      expect([slug, list.total]).toEqual([slug, own + universal]);
      expect(list.facets.vehicle).toEqual({ own, universal });
    }
  });

  it.each([
    'nada',
    'chevrolet',
    'CHEVROLET-AVEO-2012-1-6-L',
    '10112',
    '-',
    'constructor',
    "a'b",
    'x'.repeat(300),
  ])('are not found for the slug %s, which names no vehicle', async (slug) => {
    expect((await ask(slug)).statusCode).toBe(404);
  });

  it.each([
    ['chevrolet aveo 2019', 'chevrolet-aveo-2019-1-5-l-sohc-f15s3'],
    ['amortiguador aveo 2018 1.5', 'chevrolet-aveo-2018-1-5-l-sohc-f15s3'],
    ['aveo 2018', 'no slug'],
    ['chevrolet', 'no slug'],
  ])('are linked from a search for "%s" by: %s', async (search, slug) => {
    const found = (await guest.get(`/suggestions?search=${encodeURIComponent(search)}`)).json();
    expect(found.understood.car.slug ?? 'no slug').toBe(slug);
  });
});
