/** The catalogue's tables: rows written when they changed, words counted, and one statement a list. */
import { eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import { deepEqual } from '@/shared/deepEqual';
import type { Badge, Product, StockStatus } from '@/erp/rows/product';
import { toJsonRecordset } from '../db/seedIfEmpty';
import type { Database } from '../db/lazyDatabase';
import { vehicles } from '../db/schema';
import { describeFitment } from '../vehicles/fitmentText';
import { vehicleFields } from './vehicleStore';
import { makeCars } from './cars';
import { fitsAll, makeLexemes, toVehicleLexeme, type Naming } from './lexemes';
import { toVehicleCondition, type Attempt } from './query';
import type { Knowledge } from './question';
import {
  catalogueCategories,
  catalogueMisses,
  catalogueNumbers,
  catalogueProducts,
  catalogueState,
  catalogueSynonyms,
  catalogueWords,
  type ProductContent,
} from '../db/catalogueTables';
import { makeDictionary } from './dictionary';
import { makeVocabulary } from './vocabulary';

/** Raised when lexemes are made in another way: every row is then written again by the next sweep. */
const lexemesVersion = 2;
const stateName = 'catalogue';
export const levels = [1, 2, 3, 4, 5] as const;
/** Level whose list prices a sweep reads first; the others follow once everything is there. */
export const mainLevel = 2;

/** Runs a statement and returns its rows, whichever driver answers. */
export async function runQuery<T>(db: Database, statement: SQL): Promise<T[]> {
  const answer = (await db.execute<Record<string, unknown>>(statement)) as { rows: T[] };
  return answer.rows;
}

/** A text array as one parameter, written as PostgreSQL reads arrays. */
export const toTextArray = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;

export interface CategoryState {
  slug: string;
  name: string;
  parent: string | null;
  items: number;
  held: number;
  isComplete: boolean;
  position: number;
}

/** A product as the ERP has it at a level. */
export interface LevelRow {
  product: Product;
  level: number;
}

type ProductInsert = typeof catalogueProducts.$inferSelect;

function contentOf(product: Product): { content: ProductContent; vehicles: number[] | null } {
  const { id, sku, name, partNumber, brand, categories, excerpt, images, badges } = product;
  const { tags, rating, reviews, attributes, options, compatibility, fitmentText, equivalents } = product;
  return {
    content: {
      id,
      sku,
      name,
      partNumber,
      brand,
      categories,
      excerpt,
      images,
      badges,
      tags,
      rating,
      reviews,
      attributes,
      options,
      fitmentText: fitmentText || (compatibility === 'all' ? '' : describeFitment(compatibility)),
      equivalents,
    },
    vehicles: compatibility === 'all' ? null : compatibility,
  };
}

/** Many reviews say more than few; what the shop marked as hot counts as well. */
const likingOf = ({ rating, reviews, badges }: Product): number =>
  (rating ?? 3) * Math.log1p(reviews) + (badges.includes('hot') ? 3 : 0) + (badges.includes('sale') ? 1 : 0);

/** Makes the row of a product; prices and stock are noted beside it. */
function rowOf(
  product: Product,
  naming: Naming,
  hash: string,
  prices: (number | null)[],
): ProductInsert & { numbers: string[] } {
  const { content, vehicles } = contentOf(product);
  const { find, head, numbers } = makeLexemes(product, naming);
  return {
    sku: product.sku,
    name: product.name,
    nameOrder: null,
    content,
    vehicles,
    hash,
    category: product.categories[0] ?? '',
    categories: product.categories,
    brand: product.brand?.slug ?? '',
    badges: product.badges,
    stars: product.rating === null ? null : Math.round(product.rating),
    isUniversal: product.compatibility === 'all',
    liked: likingOf(product),
    stock: product.stock,
    prices: prices as number[],
    find,
    head,
    changedAt: null,
    numbers,
  };
}

const hashOf = (product: Product, naming: Naming): string => {
  const { content, vehicles } = contentOf(product);
  const names = product.categories.map((slug) => naming.category(slug) ?? '');
  return createHash('sha256')
    .update(JSON.stringify([lexemesVersion, content, vehicles, names]))
    .digest('base64url')
    .slice(0, 27);
};

/** Longer than this a statement would hold others up: the embedded database answers one at a time. */
const maxAtOnce = 50;

export interface Written {
  added: number;
  changed: number;
  /** Only prices or stock. */
  repriced: number;
}

/** Writes products that are new or differ from what is kept; all others cost a comparison. */
export async function writeProducts(
  db: Database,
  rows: readonly LevelRow[],
  naming: Naming,
): Promise<Written> {
  const written: Written = { added: 0, changed: 0, repriced: 0 };
  const bySku = new Map<string, { product: Product; prices: Map<number, number | null> }>();
  for (const { product, level } of rows) {
    const known = bySku.get(product.sku);
    const prices = known?.prices ?? new Map<number, number | null>();
    if (product.priceWithoutIva !== null) prices.set(level, product.priceWithoutIva);
    bySku.set(product.sku, { product, prices });
  }
  const skus = [...bySku.keys()];
  /** The rows before are written while the next ones are made: a fill takes as long as the slower of both. */
  let writing: Promise<unknown> = Promise.resolve();
  try {
    for (let from = 0; from < skus.length; from += maxAtOnce) {
      const batch = skus.slice(from, from + maxAtOnce);
      const { hash, prices, stock, sku } = catalogueProducts;
      const stored = new Map(
        (
          await db.select({ sku, hash, prices, stock }).from(catalogueProducts).where(inArray(sku, batch))
        ).map((row) => [row.sku, row]),
      );
      const whole: ReturnType<typeof rowOf>[] = [];
      const repriced: { sku: string; prices: (number | null)[]; stock: string | null }[] = [];
      for (const one of batch) {
        const given = bySku.get(one);
        if (!given) continue;
        const before = stored.get(one);
        const known = levels.map(
          (level) =>
            given.prices.get(level) ?? (before?.prices[level - 1] as number | null | undefined) ?? null,
        );
        const stockNow = given.product.stock ?? before?.stock ?? null;
        const hashNow = hashOf(given.product, naming);
        if (before?.hash !== hashNow) {
          whole.push({ ...rowOf(given.product, naming, hashNow, known), stock: stockNow });
          if (before) written.changed += 1;
          else written.added += 1;
        } else if (!deepEqual(before.prices, known) || before.stock !== stockNow) {
          repriced.push({ sku: one, prices: known, stock: stockNow });
          written.repriced += 1;
        }
      }
      await writing;
      writing = writeBatch(db, whole, [...stored.keys()], repriced);
      // a failure is thrown where it is awaited
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  return written;
}

async function writeBatch(
  db: Database,
  whole: readonly ReturnType<typeof rowOf>[],
  stored: readonly string[],
  repriced: readonly { sku: string; prices: (number | null)[]; stock: string | null }[],
): Promise<void> {
  if (whole.length > 0) await writeWhole(db, whole, stored);
  if (repriced.length > 0)
    await db.execute(sql`
      update ${catalogueProducts} as kept set prices = told.prices, stock = told.stock
      from json_to_recordset(${JSON.stringify(repriced)}::json) as told(sku text, prices integer[], stock text)
      where kept.sku = told.sku`);
}

/** Notes the list prices of one level; returns how many changed. */
export async function writePrices(
  db: Database,
  products: readonly Product[],
  level: number,
): Promise<number> {
  const told = products.flatMap(({ sku, priceWithoutIva }) =>
    priceWithoutIva === null ? [] : [{ sku, price: priceWithoutIva }],
  );
  if (told.length === 0) return 0;
  const at = sql.raw(String(level));
  const changed = await runQuery(
    db,
    sql`
      update ${catalogueProducts} as kept set prices[${at}] = told.price
      from json_to_recordset(${JSON.stringify(told)}::json) as told(sku text, price integer)
      where kept.sku = told.sku and kept.prices[${at}] is distinct from told.price
      returning kept.sku`,
  );
  return changed.length;
}

/** @param stored skus that had a row before: their numbers are replaced */
async function writeWhole(
  db: Database,
  rows: readonly ReturnType<typeof rowOf>[],
  stored: readonly string[],
): Promise<void> {
  const records = rows.map(({ numbers: _numbers, ...row }) => row);
  const numbers = rows.flatMap((row) => row.numbers.map((key) => ({ key, sku: row.sku })));
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into ${catalogueProducts} as kept
        (sku, name, content, vehicles, hash, category, categories, brand, badges, stars, is_universal, liked, stock, prices, find, head)
      select sku, name, content, vehicles, hash, category, categories, brand, badges, stars, is_universal, liked, stock, prices, find, head
      from ${toJsonRecordset(catalogueProducts, records)}
      on conflict (sku) do update set
        name = excluded.name, content = excluded.content, vehicles = excluded.vehicles, hash = excluded.hash,
        category = excluded.category, categories = excluded.categories, brand = excluded.brand,
        badges = excluded.badges, stars = excluded.stars, is_universal = excluded.is_universal,
        liked = excluded.liked, stock = excluded.stock, prices = excluded.prices, find = excluded.find,
        head = excluded.head,
        changed_at = case
          when kept.content = excluded.content and kept.vehicles is not distinct from excluded.vehicles
          then kept.changed_at else now() end`);
    const known = new Set(stored);
    const changed = rows.map(({ sku }) => sku).filter((sku) => known.has(sku));
    if (changed.length > 0)
      await transaction.delete(catalogueNumbers).where(inArray(catalogueNumbers.sku, changed));
    await transaction.execute(sql`
      insert into ${catalogueNumbers} (key, sku)
      select key, sku from ${toJsonRecordset(catalogueNumbers, numbers)} on conflict do nothing`);
  });
}

export async function removeProducts(db: Database, skus: readonly string[]): Promise<void> {
  if (skus.length > 0) await db.delete(catalogueProducts).where(inArray(catalogueProducts.sku, [...skus]));
}

export const listSkusIn = async (db: Database, category: string): Promise<string[]> =>
  (
    await runQuery<{ sku: string }>(
      db,
      sql`select sku from ${catalogueProducts} where categories @> array[${category}]::text[]`,
    )
  ).map(({ sku }) => sku);

/** Vehicles are counted with the words: looking through the parts for them would take seconds. */
const isVehicle = sql`left(${catalogueWords.word}, 2) = '@v'`;

/** Counts the words of all names and texts, and tells other copies of the service that the catalogue changed. */
export async function countWords(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(catalogueWords);
    await transaction.execute(sql`
      insert into ${catalogueWords} (word, as_noun, in_names, anywhere)
      select everywhere.word, coalesce(first.ndoc, 0), coalesce(named.ndoc, 0), everywhere.ndoc
      from ts_stat('select find from catalogue_products') as everywhere
      left join ts_stat('select head from catalogue_products', 'abc') as named on named.word = everywhere.word
      left join ts_stat('select head from catalogue_products', 'a') as first on first.word = everywhere.word
      where left(everywhere.word, 1) <> '@' or left(everywhere.word, 2) = '@v' or left(everywhere.word, 3) in ('@a.', '@c.')`);
  });
  await raiseVersion(db);
  // the plans of questions depend on it: without, numbers are looked for in all rows until the server's own turn to analyze
  await db.execute(sql`analyze ${catalogueProducts}, ${catalogueNumbers}`);
}

const firstState = { name: stateName, version: 1, sweep: 0, isFilled: false } as const;

export async function raiseVersion(db: Database): Promise<void> {
  await db
    .insert(catalogueState)
    .values(firstState)
    .onConflictDoUpdate({
      target: catalogueState.name,
      set: { version: sql`${catalogueState.version} + 1` },
    });
}

/**
 * Takes the right to read the ERP, for one copy of the service at a time. A lease and not a session's advisory lock: that
 * would keep a connection for as long as a sweep takes, and the embedded database has one for everything.
 */
export async function takeLease(db: Database, holder: string, seconds: number): Promise<boolean> {
  const rows = await runQuery<{ holder: string }>(
    db,
    sql`
      insert into ${catalogueState} (name, version, sweep, is_filled, holder, held_until)
      values (${stateName}, 1, 0, false, ${holder}, now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where ${catalogueState.holder} is null or ${catalogueState.holder} = ${holder} or ${catalogueState.heldUntil} < now()
      returning holder`,
  );
  return rows.length > 0;
}

export async function endLease(db: Database, holder: string): Promise<void> {
  await db
    .update(catalogueState)
    .set({ holder: null, heldUntil: null })
    .where(sql`${catalogueState.name} = ${stateName} and ${catalogueState.holder} = ${holder}`);
}

/** Notes the end of a sweep. @param isFilled whether every category is complete */
export async function recordSweep(db: Database, isFilled: boolean): Promise<void> {
  await db
    .update(catalogueState)
    .set({
      sweep: sql`${catalogueState.sweep} + 1`,
      isFilled: sql`${catalogueState.isFilled} or ${isFilled}`,
      ...(isFilled ? { filledAt: sql`now()` } : {}),
    })
    .where(eq(catalogueState.name, stateName));
}

const updateState = (values: PgUpdateSetSource<typeof catalogueState>, db: Database) =>
  db.update(catalogueState).set(values).where(eq(catalogueState.name, stateName));

/** The database's time, which all copies of the service share. */
export async function readTime(db: Database): Promise<Date> {
  const [row] = await runQuery<{ now: Date | string }>(db, sql`select now() as now`);
  return new Date(row?.now ?? Number.NaN);
}

/** Notes that the ERP was compared. @param beganAt when the comparison began: what changed since is not in it */
export const recordCheck = async (db: Database, beganAt: Date): Promise<void> =>
  void (await updateState({ checkedAt: beganAt }, db));

/** Notes that a sweep of everything came to its end. */
export const recordEnd = async (db: Database): Promise<void> =>
  void (await updateState({ sweptAt: sql`now()` }, db));

/** Whether products that are gone are still kept; the first time notes since when. */
export async function isWithholding(db: Database, minutes: number): Promise<boolean> {
  await updateState({ withheldSince: sql`coalesce(${catalogueState.withheldSince}, now())` }, db);
  const rows = await runQuery(
    db,
    sql`select from ${catalogueState} where ${catalogueState.withheldSince} > now() - make_interval(mins => ${minutes})`,
  );
  return rows.length > 0;
}

export const endWithholding = async (db: Database): Promise<void> =>
  void (await updateState({ withheldSince: null }, db));

export interface CatalogueStatus {
  products: number;
  words: number;
  version: number;
  sweep: number;
  isFilled: boolean;
  filledAt: Date | null;
  categories: CategoryState[];
}

export async function readStatus(db: Database): Promise<CatalogueStatus> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.name, stateName));
  return {
    products: await db.$count(catalogueProducts),
    words: await db.$count(catalogueWords, not(isVehicle)),
    version: state?.version ?? 0,
    sweep: state?.sweep ?? 0,
    isFilled: state?.isFilled ?? false,
    filledAt: state?.filledAt ?? null,
    categories: await db.select().from(catalogueCategories).orderBy(catalogueCategories.position),
  };
}

export async function writeCategories(db: Database, rows: readonly CategoryState[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.delete(catalogueCategories);
    if (rows.length > 0)
      await transaction.execute(
        sql`insert into ${catalogueCategories} select * from ${toJsonRecordset(catalogueCategories, rows)}`,
      );
  });
}

export interface CatalogueKnowledge extends Knowledge {
  naming: Naming;
  version: number;
  isFilled: boolean;
  filledAt: Date | null;
  /** When the ERP was compared the last time. */
  checkedAt: Date | null;
  categories: CategoryState[];
}

/**
 * Reads what questions are understood with: the catalogue's words, the vehicles and the categories.
 * @param before what was read the last time: it stays as long as nothing was swept since
 */
export async function readKnowledge(db: Database, before?: CatalogueKnowledge): Promise<CatalogueKnowledge> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.name, stateName));
  const progress = {
    isFilled: state?.isFilled ?? false,
    filledAt: state?.filledAt ?? null,
    checkedAt: state?.checkedAt ?? null,
  };
  if (before && before.version === (state?.version ?? 0)) return { ...before, ...progress };
  const cars = makeCars(await db.select(vehicleFields).from(vehicles));
  const categories = await db.select().from(catalogueCategories).orderBy(catalogueCategories.position);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return {
    vocabulary: makeVocabulary(
      await db.select().from(catalogueWords).where(not(isVehicle)),
      cars.nameWords,
      makeDictionary(await db.select().from(catalogueSynonyms).orderBy(catalogueSynonyms.said)),
    ),
    cars,
    naming: { vehicle: cars.vehicle, category: (slug) => names.get(slug) },
    version: state?.version ?? 0,
    ...progress,
    categories,
  };
}

export interface NumberHit {
  key: string;
  sku: string;
}

/** Parts that have one of the numbers. */
export const findNumbers = (db: Database, keys: readonly string[]): Promise<NumberHit[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .select({ key: catalogueNumbers.key, sku: catalogueNumbers.sku })
        .from(catalogueNumbers)
        .where(inArray(catalogueNumbers.key, [...keys]))
        .limit(500);

/** Parts that have one of many numbers: of each at most so many. */
export const findManyNumbers = (
  db: Database,
  keys: readonly string[],
  maxPerKey: number,
): Promise<NumberHit[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : runQuery<NumberHit>(
        db,
        sql`
          select found.key, found.sku from unnest(${toTextArray(keys)}) as asked(key)
          cross join lateral (
            select key, sku from ${catalogueNumbers} as numbers where numbers.key = asked.key order by sku limit ${maxPerKey}
          ) as found`,
      );

/** Parts with a number that begins so. The key holds letters and digits only. */
export const findNumberBeginnings = (db: Database, beginning: string, most = 200): Promise<NumberHit[]> =>
  runQuery<NumberHit>(
    db,
    sql`select key, sku from ${catalogueNumbers} where key like ${`${beginning}%`} order by length(key), key limit ${most}`,
  );

export interface ListFilters {
  brand: readonly string[];
  stock: readonly StockStatus[];
  stars: readonly number[];
  badge: readonly Badge[];
  /** The vehicle that parts have to fit. */
  vehicle: number | null;
  /** Cents without IVA at the level; null: open. */
  price: { from: number | null; to: number | null } | null;
}

export type Sort = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc';

export interface ListRequest {
  attempt: Attempt;
  /** Only these parts: what a part number found. */
  skus: readonly string[] | null;
  /** Any of these categories; null: all. */
  categories: readonly string[] | null;
  filters: ListFilters;
  sort: Sort;
  limit: number;
  offset: number;
  /** The price list for price filter, order and ends; null: the asker sees no prices. */
  level: number | null;
  /** The vehicle in use: what fits it comes first. */
  vehicle: number | null;
  withFacets: boolean;
  /** Total of the same list, where another page or order of it was counted before. */
  knownTotal?: number;
}

export interface ListedProduct {
  content: ProductContent;
  fit: 'own' | 'universal' | 'other' | null;
  vehicles: number[] | null;
}

export interface FoundList {
  total: number;
  products: ListedProduct[];
  facets: FoundFacets | null;
}

export interface FoundFacets {
  brand: { value: string; name: string; count: number }[];
  stock: { value: string; count: number }[];
  stars: { value: number; count: number }[];
  badge: { value: string; count: number }[];
  categories: { value: string; count: number }[];
  /** Fitting the vehicle, and of these what fits all. */
  vehicle: { own: number; universal: number } | null;
  price: { least: number; most: number } | null;
  without: Record<'brand' | 'stock' | 'stars' | 'badge' | 'vehicle' | 'price', number>;
}

/** Lexemes of a tsquery as a flat one: the order counts each word that a name has. */
function flatten(find: string): { query: string; count: number } | null {
  const lexemes = [...new Set(find.match(/'[^']+'(?::\*)?/g) ?? [])].filter(
    (lexeme) => !lexeme.startsWith("'@"),
  );
  return lexemes.length === 0 ? null : { query: lexemes.join(' | '), count: lexemes.length };
}

const isTrue = sql`true`;
const anyOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0 ? isTrue : sql`${column} = any(${toTextArray(values)})`;

/** One statement: the page's rows, the exact total and the counts of every filter with the others applied. */
export async function findList(db: Database, request: ListRequest): Promise<FoundList> {
  const { attempt, skus, categories, filters, sort, limit, offset, level, vehicle, withFacets } = request;
  const { knownTotal } = request;
  const flat = attempt.find === null ? null : flatten(attempt.find);
  // by the index: the lexemes of many vehicles lie apart from their row, and reading them costs more than the row
  const isOf = (id: number): SQL =>
    attempt.find === toVehicleCondition(id)
      ? sql`not p.is_universal`
      : sql`p.sku in (select sku from ${catalogueProducts} where find @@ ${`'${toVehicleLexeme(id)}'`}::tsquery)`;
  const conditions = [
    ...(skus
      ? [sql`p.sku = any(${toTextArray(skus)})`]
      : attempt.find === null
        ? []
        : [sql`p.find @@ ${attempt.find}::tsquery`]),
    ...(categories ? [sql`p.categories && ${toTextArray(categories)}`] : []),
  ];
  const where = conditions.length === 0 ? isTrue : sql.join(conditions, sql` and `);
  // until a first fill has come to the other levels, the main one's price orders and filters for all of them
  const priceAt = (asked: number): SQL => sql`p.prices[${sql.raw(String(asked))}]`;
  const price = level === null ? sql`null::integer` : sql`coalesce(${priceAt(level)}, ${priceAt(mainLevel)})`;

  const tests = {
    brand: anyOf(sql`p.brand`, filters.brand),
    stock: level === null ? isTrue : anyOf(sql`p.stock`, filters.stock),
    stars: anyOf(sql`p.stars::text`, filters.stars.map(String)),
    badge: filters.badge.length === 0 ? isTrue : sql`p.badges && ${toTextArray(filters.badge)}`,
    vehicle: filters.vehicle === null ? isTrue : sql`(p.is_universal or ${isOf(filters.vehicle)})`,
    price:
      level === null || !filters.price
        ? isTrue
        : sql`(${price} is not null and ${price} >= ${filters.price.from ?? 0} and ${price} <= ${filters.price.to ?? 2_147_483_647})`,
  } as const;
  type Group = keyof typeof tests;
  const groups = Object.keys(tests) as Group[];
  const active = groups.filter((group) => tests[group] !== isTrue);
  const column = (group: Group): SQL => sql.raw(`in_${group}`);
  const under = (except?: Group): SQL => {
    const others = active.filter((group) => group !== except).map(column);
    return others.length === 0 ? isTrue : sql.join(others, sql` and `);
  };

  const vehicleShown = filters.vehicle ?? vehicle;
  const fit =
    vehicleShown === null
      ? sql`null::text`
      : sql`case when p.is_universal then 'universal' when ${isOf(vehicleShown)} then 'own' else 'other' end`;
  // what was found for a car fits all cars or is its own
  const own = attempt.isForCar ? sql`(case when p.is_universal then 0 else 0.15 end)` : sql`0`;
  // all that were found are preferred where both conditions are one
  const preferred =
    attempt.prefer === null || attempt.prefer === attempt.find
      ? sql`0`
      : sql`(case when p.find @@ ${attempt.prefer}::tsquery then 0.5 else 0 end)`;
  const rank = flat
    ? sql`(ts_rank('{0.02,0.2,0.4,1.0}', p.head, ${flat.query}::tsquery) * ${flat.count}::integer + ${own} + ${preferred})`
    : own;
  const fitOrder =
    vehicleShown === null
      ? sql`0::float8`
      : sql`(case fit when 'own' then 0 when 'universal' then 1 else 2 end)::float8`;
  /** For those who see stock; the order would show it to guests. */
  const stocked = level === null ? sql`` : sql`(stock is distinct from 'in-stock'), `;
  const orders: Record<Sort, SQL> = {
    default: flat
      ? sql`rank - ${fitOrder} * 0.3::float8 desc, ${stocked}liked desc, sku`
      : sql`${fitOrder}, rank desc, ${stocked}liked desc, sku`,
    name_asc: sql`name_order collate "C", sku`,
    name_desc: sql`name_order collate "C" desc, sku desc`,
    price_asc: sql`price asc nulls last, sku`,
    price_desc: sql`price desc nulls last, sku`,
  };
  const order = orders[sort];
  const isByName = sort === 'name_asc' || sort === 'name_desc';
  // an index has the order of names: the page is read along it, and the hits need not be sorted
  const ordered = isByName
    ? sql`
        select p.sku, ${fit} as fit, p.name_order
        from ${catalogueProducts} as p where ${sql.join([where, ...active.map((group) => tests[group])], sql` and `)}`
    : sql`select * from hits where ${under()}`;
  /** Counts of a column's values; of a list's once each different list was counted, of which there are few. */
  const facet = (group: Group, value: SQL): SQL => sql`
    (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
     from (select ${value} as value, count(*) filter (where ${under(group)})::integer as n
           from hits where ${value} is not null group by 1) as counted)`;
  const listed = (group: Group | null, values: SQL): SQL => sql`
    (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
     from (select value, sum(n)::integer as n
           from (select ${values} as listed, count(*) filter (where ${group ? under(group) : under()}) as n
                 from hits group by 1) as lists, unnest(listed) as value group by 1) as counted)`;

  const facets = withFacets
    ? sql`json_build_object(
        'brand', (select coalesce(json_agg(json_build_object('value', brand, 'count', n, 'name',
            (select content -> 'brand' ->> 'name' from ${catalogueProducts} where sku = counted.sku)) order by brand), '[]')
          from (select brand, min(sku) as sku, count(*) filter (where ${under('brand')})::integer as n from hits where brand <> '' group by 1) as counted),
        'stock', ${level === null ? sql`'[]'::json` : facet('stock', sql`stock`)},
        'stars', ${facet('stars', sql`stars`)},
        'badge', ${listed('badge', sql`badges`)},
        'categories', ${listed(null, sql`categories`)},
        'vehicle', ${vehicleShown === null ? sql`null::json` : sql`totals.vehicle`}, 'price', totals.price,
        'without', totals.without)`
    : sql`null::json`;

  /** Counts over all hits, in one reading of them. */
  const totals = [
    sql`count(*) filter (where ${under()})::integer as total`,
    ...(withFacets
      ? [
          sql`json_build_object(
            'own', count(*) filter (where ${under('vehicle')} and fit = 'own')::integer,
            'universal', count(*) filter (where ${under('vehicle')} and fit = 'universal')::integer) as vehicle`,
          sql`case when count(price) filter (where ${under('price')}) = 0 then null else json_build_object(
            'least', min(price) filter (where ${under('price')}), 'most', max(price) filter (where ${under('price')})) end as price`,
          sql`json_build_object(${sql.join(
            groups.map(
              (group) => sql`${sql.raw(`'${group}'`)}, count(*) filter (where ${under(group)})::integer`,
            ),
            sql`, `,
          )}) as without`,
        ]
      : []),
  ];
  const columns = [
    sql`p.sku, p.stock, p.liked, ${price} as price, ${fit} as fit, ${sort === 'default' ? rank : sql`0`} as rank`,
    ...(withFacets ? [sql`p.brand, p.stars, p.badges, p.categories`] : []),
    ...active.map((group) => sql`${tests[group]} as ${column(group)}`),
  ];
  const [row] = await runQuery<{ total: number; products: ListedProduct[]; facets: FoundFacets | null }>(
    db,
    sql`
      with hits as materialized (
        select ${sql.join(columns, sql`, `)}
        from ${catalogueProducts} as p where ${where}
      ), page as materialized (
        ${ordered} order by ${order} limit ${limit} offset ${offset}
      ), placed as (
        select sku, fit, row_number() over (order by ${order}) as place from page
      ), totals as (
        select ${knownTotal === undefined || withFacets ? sql`${sql.join(totals, sql`, `)} from hits` : sql`${knownTotal}::integer as total`}
      )
      select totals.total,
        (select coalesce(json_agg(json_build_object('content', p.content, 'fit', placed.fit, 'vehicles', p.vehicles) order by placed.place), '[]')
         from placed join ${catalogueProducts} as p using (sku)) as products,
        ${facets} as facets
      from totals`,
  );
  return { total: row?.total ?? 0, products: row?.products ?? [], facets: row?.facets ?? null };
}

/** Parts by category; a part counts in its department as well. */
export interface PartCounts {
  total: number;
  categories: { slug: string; count: number }[];
}

async function countByCategory(db: Database, where: SQL): Promise<PartCounts> {
  const [row] = await runQuery<PartCounts>(
    db,
    sql`
      with hits as materialized (select p.categories from ${catalogueProducts} as p where ${where})
      select (select count(*)::integer from hits) as total,
        (select coalesce(json_agg(json_build_object('slug', slug, 'count', n) order by slug), '[]')
         from (select slug, count(*)::integer as n from hits, unnest(categories) as slug group by 1) as counted) as categories`,
  );
  return row ?? { total: 0, categories: [] };
}

/** Counts the parts that name a vehicle. */
export const countVehicleParts = (db: Database, id: number): Promise<PartCounts> =>
  countByCategory(db, sql`p.find @@ ${`'${toVehicleLexeme(id)}'`}::tsquery and not p.is_universal`);

/** Counts the parts that fit all vehicles. */
export const countUniversalParts = (db: Database): Promise<PartCounts> =>
  countByCategory(db, sql`p.find @@ ${`'${fitsAll}'`}::tsquery and p.is_universal`);

/** Ids of the vehicles that parts name, as they were counted with the words. */
export const listVehiclesWithParts = async (db: Database): Promise<Set<number>> =>
  new Set(
    (
      await runQuery<{ id: number }>(
        db,
        sql`select substr(word, 3)::integer as id from ${catalogueWords} where ${isVehicle}`,
      )
    ).map(({ id }) => id),
  );

/** Counts a question that found nothing. */
export async function recordMiss(db: Database, words: string, most = 5_000): Promise<void> {
  await db.execute(sql`
    insert into ${catalogueMisses} (words, times, last_at)
    select ${words}, 1, now() where (select count(*) from ${catalogueMisses}) < ${most}
      or exists (select from ${catalogueMisses} where words = ${words})
    on conflict (words) do update set times = ${catalogueMisses.times} + 1, last_at = now()`);
}

export const listMisses = (db: Database, most = 100) =>
  db
    .select({ words: catalogueMisses.words, times: catalogueMisses.times })
    .from(catalogueMisses)
    .orderBy(sql`${catalogueMisses.times} desc, ${catalogueMisses.words}`)
    .limit(most);
