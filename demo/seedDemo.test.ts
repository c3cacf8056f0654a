/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { brandsSchema } from '@/shop/contentSchemas';
import { reviewAnswerSchema, reviewsSchema } from '@/shop/schemas';
import { makeProducts } from './erp/data/products';
import type { EmbeddedErp } from './erp/embeddedErp';
import { Browser, readRows } from '../server/testing/browser';
import {
  migrateToFirstVersion,
  describeOnEngines,
  engines,
  testedEngines,
  insertFirstVersionVehicle,
  makePlace,
  type Place,
} from '../server/testing/engines';
import { customerEmail, makeApp, signInAt, startErp } from '../server/testing/service';
import type { Database, LazyDatabase } from '../server/db/lazyDatabase';
import { brands, reviews, vehicles } from '../server/db/schema';
import { seedDemo } from './seedDemo';

jest.setTimeout(60_000);

describeOnEngines('a demonstration', (engine) => {
  let place: Place;
  let erp: EmbeddedErp;

  beforeAll(async () => {
    place = await makePlace(engine);
    erp = await startErp();
  });

  afterAll(async () => {
    await erp.close();
    await place.remove();
  });

  /** Runs `work` on the database, and closes it. */
  async function runOn<T>(database: LazyDatabase, work: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await work(await database.get());
    } finally {
      await database.close();
    }
  }

  beforeEach(() =>
    runOn(place.open(), async (db) => {
      await db.delete(reviews);
      await db.delete(brands);
    }),
  );

  it('has for every product the number of reviews and the rating that the ERP gives', async () => {
    const app = await makeApp(erp, { database: place.open({ fill: seedDemo }) });
    const guest = await new Browser(app).arrive();
    // the handwritten products, and some of the others: two requests each
    const products = makeProducts().filter((_, at) => at < 150 || at % 10 === 0);
    for (const { sku } of products) {
      const row = v.parse(productRow, readRows(await guest.erp('getProducto', { codigo: sku }))[0]);
      const { total, average } = v.parse(reviewsSchema, (await guest.get(`/products/${sku}/reviews`)).json());
      expect([sku, total, average]).toEqual([sku, row.resenas, row.calificacion]);
    }
    await app.close();
  });

  it('has the brands of its parts in alphabetical order', async () => {
    const app = await makeApp(erp, { database: place.open({ fill: seedDemo }) });
    const answer = v.parse(brandsSchema, (await new Browser(app).get('/brands')).json());
    await app.close();
    const names = answer.brands.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(answer.brands).toContainEqual({
      slug: 'kelstrum',
      name: 'Kelstrum',
      country: 'DE',
      image: '/images/brands/kelstrum.svg',
    });
  });

  it('is filled once, and keeps later changes', async () => {
    const first = await makeApp(erp, { database: place.open({ fill: seedDemo }) });
    const customer = await signInAt(first, customerEmail);
    const path = '/api/shop/products/FRE-PD-1042/reviews';
    const answer = await customer.send('POST', path, { rating: 5, content: 'Excelentes.' });
    const { review } = v.parse(reviewAnswerSchema, answer.json());
    await first.close();
    await runOn(place.open({ fill: seedDemo }), (db) => db.delete(brands).where(eq(brands.slug, 'kelstrum')));

    await runOn(place.open({ fill: seedDemo }), async (db) => {
      const seeded = makeProducts().reduce((sum, product) => sum + product.reviews, 0);
      expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
      expect(await db.$count(reviews)).toBe(seeded + 1);
      expect(await db.$count(brands)).toBe(23);
    });
  });

  it('is filled completely or not at all', async () => {
    const reviewed = makeProducts().filter((product) => product.reviews > 0);
    const lastOfAll = sql.raw(`'demo-${reviewed.at(-1)!.sku}-1'`);
    await runOn(place.open(), (db) =>
      db.execute(sql`alter table reviews add constraint refused check (id <> ${lastOfAll})`),
    );
    await expect(place.open({ fill: seedDemo }).get()).rejects.toMatchObject({
      code: 'DATABASE_UNAVAILABLE',
    });
    await runOn(place.open(), async (db) => {
      await db.execute(sql`alter table reviews drop constraint refused`);
      expect(await db.$count(reviews)).toBe(0);
    });
  });

  it('puts only vehicles, no reviews or brands, into the database of a shop with a real ERP', () =>
    runOn(place.open(), async (db) => {
      expect([await db.$count(reviews), await db.$count(brands)]).toEqual([0, 0]);
      expect(await db.$count(vehicles)).toBeGreaterThan(600);
    }));
});

it.each(testedEngines)('a database of the first version is brought up to date on %s', async (engine) => {
  const place = await makePlace(engine, 'nothing');
  await migrateToFirstVersion(place, (db) =>
    db.execute(insertFirstVersionVehicle(10112, 2012, 'Chevrolet', 'Aveo', 'ours', '8LATD516')),
  );

  const reopened = place.open({ fill: seedDemo });
  const migrated = await reopened.get();
  expect(await migrated.$count(reviews)).toBeGreaterThan(2_000);
  const [storedVehicle] = await migrated.select().from(vehicles).where(eq(vehicles.id, 10112));
  expect(storedVehicle?.engine).toBe('ours');
  await reopened.close();
  await place.remove();
});

it('two copies that start at once on PostgreSQL fill the tables once', async () => {
  if (!engines.includes('PostgreSQL')) return;
  const place = await makePlace('PostgreSQL', 'nothing');
  const copies = [place.open({ fill: seedDemo }), place.open({ fill: seedDemo })];
  const [db] = await Promise.all(copies.map((copy) => copy.get()));
  expect(await db?.$count(brands)).toBe(24);
  for (const copy of copies) await copy.close();
  await place.remove();
});
