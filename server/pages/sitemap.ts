/** Sitemap: addresses of all public pages, for search engines. /sitemap.xml links to several part files. */
import { asc, desc, gt, isNotNull, max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toUrl } from '@/features/navigation/routes';
import { maxCodeLength } from '@/shared/codeSpelling';
import { indexBySlug } from '../catalogue/cars';
import { listVehiclesWithParts } from '../catalogue/countParts';
import { catalogueCategories, catalogueProducts } from '../db/catalogueTables';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { posts, vehicles } from '../db/schema';
import { Problem } from '../shared/problem';
import { vehicleFields } from '../catalogue/vehicleStore';
import { getOrigin } from '../shared/publicAddress';
import { escapeHtml } from './htmlTemplate';

/** Maximum number of addresses in a part file. The format allows 50,000. */
const partSize = 10_000;
/** Maximum number of vehicles in the sitemap. They are in one part file, and the format allows no more addresses. */
const maxVehicles = 50_000;
const listedVehiclesMs = 10 * 60_000;
/** Header of /robots.txt and of all sitemap files: they may be cached for an hour. */
const cacheControl = 'public, max-age=3600';

/** Rules for crawlers. They exclude the API and the office. */
const rules = 'User-agent: *\nDisallow: /api/\nDisallow: /office\n';

interface Entry {
  path: string;
  /** Day of the last change, such as 2026-01-31. */
  lastmod?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const buildXml = (root: 'urlset' | 'sitemapindex', item: string, origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...entries.map(({ path: address, lastmod }) => {
      const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
      return `<${item}><loc>${escapeHtml(origin + address)}</loc>${changed}</${item}>`;
    }),
    `</${root}>`,
    '',
  ].join('\n');

const fixedPages = (
  ['home', 'shop', 'allProducts', 'brands', 'about', 'contact', 'privacy', 'blog'] as const
).map((route) => ({ path: toUrl(route) }));

/** Lists fixed pages, departments, categories that have products, and articles. */
async function listPages(db: Database): Promise<Entry[]> {
  const categories = await db.select().from(catalogueCategories).orderBy(catalogueCategories.position);
  const articles = await db
    .select({ slug: posts.slug, publishedOn: posts.publishedOn })
    .from(posts)
    .orderBy(asc(posts.slug));
  return [
    ...fixedPages,
    ...categories
      .filter(({ items }) => items > 0)
      .flatMap(({ slug, parent }) => [
        ...(parent === null ? [{ path: toUrl('category', { slug }) }] : []),
        { path: toUrl('categoryProducts', { slug }) },
      ]),
    ...articles.map(({ slug, publishedOn }) => ({ path: toUrl('post', { slug }), lastmod: publishedOn })),
  ];
}

/** Returns the last sku of each part file. The next part file begins after this sku. */
async function listPartEnds(db: Database): Promise<string[]> {
  const numbered = db
    .select({
      sku: catalogueProducts.sku,
      position: sql<number>`row_number() over (order by ${catalogueProducts.sku})`.as('position'),
    })
    .from(catalogueProducts)
    .as('numbered');
  const rows = await db
    .select({ sku: max(numbered.sku) })
    .from(numbered)
    .where(isNotNull(numbered.sku))
    .groupBy(sql`(${numbered.position} - 1) / ${partSize}`)
    .orderBy(asc(max(numbered.sku)));
  return rows.flatMap(({ sku }) => sku ?? []);
}

/** Lists the products of the part file that begins after a sku. */
async function listProducts(db: Database, after: string): Promise<Entry[]> {
  const rows = await db
    .select({
      sku: catalogueProducts.sku,
      // the last change as a calendar day in Ecuador
      changedOn: sql<
        string | null
      >`to_char(${catalogueProducts.changedAt} at time zone 'America/Guayaquil', 'YYYY-MM-DD')`,
    })
    .from(catalogueProducts)
    .where(gt(catalogueProducts.sku, after))
    .orderBy(asc(catalogueProducts.sku))
    .limit(partSize);
  return rows.map(({ sku, changedOn }) => ({
    path: toUrl('product', { slug: sku }),
    ...(changedOn === null ? {} : { lastmod: changedOn }),
  }));
}

/**
 * Lists vehicles that have their own parts, newest first. If several vehicles share a slug, the slug is left out,
 * because it does not identify one vehicle.
 */
async function listVehicles(db: Database): Promise<Entry[]> {
  const withParts = await listVehiclesWithParts(db);
  const all = await db.select(vehicleFields).from(vehicles).orderBy(desc(vehicles.year), vehicles.id);
  return [...indexBySlug(all)]
    .filter(([, vehicle]) => vehicle !== null && withParts.has(vehicle.id))
    .slice(0, maxVehicles)
    .map(([slug]) => ({ path: toUrl('vehicle', { slug }) }));
}

/** Adds /robots.txt, /sitemap.xml and the part files. */
export function registerSitemap(app: FastifyInstance, database: LazyDatabase): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    build: (origin: string, db: Database) => Promise<string>,
  ) => {
    const origin = getOrigin(request);
    if (origin === null) throw new Problem('NOT_FOUND');
    const xml = await build(origin, await database.get());
    return reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(xml);
  };

  /** Cache for the list of vehicles, because this list requires the fitment of every product. */
  const listedVehicles = new LRUCache<string, Entry[], Database>({
    max: 1,
    ttl: listedVehiclesMs,
    fetchMethod: (_key, _stale, { context: db }) => listVehicles(db),
  });

  app.get('/robots.txt', (request, reply) => {
    const origin = getOrigin(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(origin === null ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, async (origin, db) => {
      const ends = await listPartEnds(db);
      const begins = ['', ...ends.slice(0, -1)];
      const parts = (ends.length === 0 ? [] : begins).map((after) => ({
        path: `/sitemap-products.xml?after=${encodeURIComponent(after)}`,
      }));
      return buildXml('sitemapindex', 'sitemap', origin, [
        { path: '/sitemap-pages.xml' },
        { path: '/sitemap-vehicles.xml' },
        ...parts,
      ]);
    }),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    send(request, reply, async (origin, db) => buildXml('urlset', 'url', origin, await listPages(db))),
  );

  app.get('/sitemap-vehicles.xml', (request, reply) =>
    send(request, reply, async (origin, db) => {
      const entries = await listedVehicles.fetch('all', { context: db });
      return buildXml('urlset', 'url', origin, entries ?? []);
    }),
  );

  app.get<{ Querystring: { after?: unknown } }>('/sitemap-products.xml', (request, reply) =>
    send(request, reply, async (origin, db) => {
      const { after = '' } = request.query;
      if (typeof after !== 'string') throw new Problem('BAD_REQUEST', { fields: ['after'] });
      return buildXml('urlset', 'url', origin, await listProducts(db, after.slice(0, maxCodeLength)));
    }),
  );
}
