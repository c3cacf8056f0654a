/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { eq, sql } from 'drizzle-orm';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { productRow } from '@/erp/rows/product';
import { brandsSchema, reviewAnswerSchema, reviewsSchema } from '@/shop/schemas';
import { makeProducts } from '../erp/data/products';
import { Browser, rowsIn } from '../testing/browser';
import { engines, makePlace, migrationsDir, temporaryFolder } from '../testing/engines';
import { customerEmail, makeApp, signedInAt, startErp } from '../testing/service';
import { brands, reviews, vehicles } from './schema';
import { seedDemo } from './seedDemo';

jest.setTimeout(60_000);

describe.each(engines)('a demonstration on %s', (engine) => {
  it('has as many reviews of every product as the ERP says, and its rating', async () => {
    const place = await makePlace(engine);
    const erp = await startErp();
    const app = await makeApp(erp, { database: place.open({ fill: seedDemo }) });
    const guest = await new Browser(app).arrive();
    for (const { sku } of makeProducts().filter((_, turn) => turn % 10 === 0)) {
      const row = v.parse(productRow, rowsIn(await guest.erp('getProducto', { codigo: sku }))[0]);
      const { total, average } = v.parse(
        reviewsSchema,
        (await guest.get(`/products/${sku.toLowerCase()}/reviews`)).json(),
      );
      expect([sku, total, average]).toEqual([sku, row.resenas, row.calificacion]);
    }
    const answer = v.parse(brandsSchema, (await guest.get('/brands')).json());
    const names = answer.brands.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(answer.brands).toContainEqual({
      slug: 'kelstrum',
      name: 'Kelstrum',
      country: 'DE',
      image: '/images/brands/kelstrum.svg',
    });
    await app.close();
    await erp.close();
    await place.remove();
  });

  it('is filled once: what was changed since stays', async () => {
    const place = await makePlace(engine);
    const erp = await startErp();
    const first = await makeApp(erp, { database: place.open({ fill: seedDemo }) });
    const customer = await signedInAt(first, customerEmail);
    const answer = await customer.send('POST', '/api/shop/products/FRE-PD-1042/reviews', {
      rating: 5,
      content: 'Excelentes.',
    });
    const { review } = v.parse(reviewAnswerSchema, answer.json());
    await first.close();

    const again = place.open({ fill: seedDemo });
    const db = await again.get();
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
    expect(await db.$count(reviews)).toBe(
      1 + makeProducts().reduce((sum, product) => sum + product.reviews, 0),
    );
    await db.delete(brands).where(eq(brands.slug, 'kelstrum'));
    await again.close();

    const last = place.open({ fill: seedDemo });
    expect(await (await last.get()).$count(brands)).toBe(11);
    await last.close();
    await erp.close();
    await place.remove();
  });

  it('is filled with everything or nothing', async () => {
    const place = await makePlace(engine);
    const empty = place.open();
    // the last batch of three is refused
    const last = sql.raw(`'demo-ROD-RM-5647-1'`);
    await (await empty.get()).execute(sql`alter table reviews add constraint refused check (id <> ${last})`);
    await empty.close();
    const refused = place.open({ fill: seedDemo });
    await expect(refused.get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const after = place.open();
    expect(await (await after.get()).$count(reviews)).toBe(0);
    await after.close();
    await place.remove();
  });

  it('is for the stand-in ERP only: without it nobody has said anything, and there are vehicles', async () => {
    const place = await makePlace(engine);
    const database = place.open();
    const db = await database.get();
    expect([await db.$count(reviews), await db.$count(brands)]).toEqual([0, 0]);
    expect(await db.$count(vehicles)).toBeGreaterThan(600);
    await database.close();
    await place.remove();
  });
});

/** The migrations as they were when the first version was deployed. */
function firstMigrations(): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  cpSync(migrationsDir, folder.path, { recursive: true });
  const journal = path.join(folder.path, 'meta', '_journal.json');
  const written: { entries: unknown[] } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...written, entries: written.entries.slice(0, 1) }));
  return folder;
}

it.each(engines)('a database of the first version is brought up to date on %s', async (engine) => {
  const place = await makePlace(engine);
  const old = firstMigrations();
  const before = place.open({ migrationsDir: old.path });
  const db = await before.get();
  await expect(db.$count(reviews)).rejects.toThrow();
  await db.execute(sql`update vehicles set engine = 'ours' where id = 10112`);
  await before.close();

  const after = place.open({ fill: seedDemo });
  const migrated = await after.get();
  expect(await migrated.$count(reviews)).toBeGreaterThan(2_000);
  const [kept] = await migrated.select().from(vehicles).where(eq(vehicles.id, 10112));
  expect(kept?.engine).toBe('ours');
  await after.close();
  old.remove();
  await place.remove();
});

it('two copies that start at once on PostgreSQL fill the tables once', async () => {
  if (!engines.includes('PostgreSQL')) return;
  const place = await makePlace('PostgreSQL');
  const copies = [place.open({ fill: seedDemo }), place.open({ fill: seedDemo })];
  const [db] = await Promise.all(copies.map((copy) => copy.get()));
  expect(await db?.$count(brands)).toBe(12);
  for (const copy of copies) await copy.close();
  await place.remove();
});
