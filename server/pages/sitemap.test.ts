/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { toVehicleSlug } from '@/shared/vehicleSlug';
import { listVehiclesWithParts } from '../catalogue/countParts';
import { fillCatalogue } from '../catalogue/testing/fillCatalogue';
import { makeProducts } from '../../demo/erp/data/products';
import { vehicles } from '../vehicles/vehicles';
import type { LazyDatabase } from '../db/lazyDatabase';
import { answerErrorsWithProblems } from '../shared/problem';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { registerSitemap } from './sitemap';

jest.setTimeout(60_000);

const origin = 'https://tienda.example.ec';
const readAddresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url));

describe.each(testedEngines)('the sitemap on %s', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    await fillCatalogue(await database.get(), 300);
    app = fastify();
    app.decorate('publicUrl', origin);
    answerErrorsWithProblems(app);
    registerSitemap(app, database);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await place.remove();
  });

  const get = (url: string) => app.inject({ method: 'GET', url });

  it('links to its part files, which list every product, category and article once', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = readAddresses(index.body);
    expect(parts[0]).toBe(`${origin}/sitemap-pages.xml`);
    const all: string[] = [];
    for (const part of parts) {
      const { statusCode, body } = await get(part.slice(origin.length).replaceAll('&amp;', '&'));
      expect(statusCode).toBe(200);
      all.push(...readAddresses(body));
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((url) => url.startsWith(`${origin}/shop/products/`))).toHaveLength(300);
    expect(all).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/shop/category/01-000`,
        `${origin}/shop/category/01-001/products`,
        `${origin}/blog`,
      ]),
    );
  });

  it('escapes the XML characters of a sku in its URLs', async () => {
    const db = await database.get();
    await db.execute(sql`delete from catalogue_numbers`);
    await db.execute(sql`update catalogue_products set sku = ${'A&B <ñ>/1'} where sku = 'FRE-PD-1042'`);
    const { body } = await get('/sitemap-products.xml');
    expect(readAddresses(body)).toContain(`${origin}/shop/products/A%26B%20%3C%C3%B1%3E%2F1`);
    expect(body.replaceAll(/<\/?(?:url|urlset|loc|lastmod|\?xml)(?: [^<>]*)?>/g, '')).not.toMatch(/[<>]/);
  });

  it('lists the vehicles that products name, and no other vehicle', async () => {
    const db = await database.get();
    const urls = readAddresses((await get('/sitemap-vehicles.xml')).body);
    const named = makeProducts(300).flatMap(({ compatibility }) =>
      compatibility === 'all' ? [] : compatibility,
    );
    const expected = vehicles.filter(({ id }) => named.includes(id)).map(toVehicleSlug);
    expect(expected.length).toBeGreaterThan(100);
    expect(urls.map((url) => url.slice(`${origin}/vehicles/`.length)).sort()).toEqual(expected.sort());
    expect(await listVehiclesWithParts(db)).toEqual(new Set(named));
  });

  it('gives the day on which a product’s public fields changed, and no day when the day is unknown', async () => {
    const db = await database.get();
    await db.execute(sql`update catalogue_products set changed_at = null where sku = 'FRE-PD-1057'`);
    await db.execute(sql`
      update catalogue_products set changed_at = '2026-03-02T03:00:00Z' where sku = 'FRE-PD-1089'`);
    const { body } = await get('/sitemap-products.xml');
    const readEntry = (sku: string) => body.split('<url>').find((entry) => entry.includes(`/${sku}<`));
    expect(readEntry('FRE-PD-1089')).toContain('<lastmod>2026-03-01</lastmod>');
    expect(readEntry('FRE-PD-1057')).not.toContain('lastmod');
  });

  it('lists the products after a given sku, and refuses a request with two skus', async () => {
    const first = readAddresses((await get('/sitemap-products.xml')).body);
    const middle = decodeURIComponent(String(first[99]).slice(`${origin}/shop/products/`.length));
    const rest = await get(`/sitemap-products.xml?after=${encodeURIComponent(middle)}`);
    expect(readAddresses(rest.body)).toEqual(first.slice(100));
    expect((await get('/sitemap-products.xml?after=a&after=b')).statusCode).toBe(400);
  });

  it('is named in robots.txt', async () => {
    expect((await get('/robots.txt')).body).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /office\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});
