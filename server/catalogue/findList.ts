import { sql, type SQL } from 'drizzle-orm';
import type { Badge, StockStatus } from '@/erp/rows/product';
import { catalogueProducts, type ProductContent } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery, toTextArray } from '../db/runQuery';
import { maxInteger, maxOrderLength } from '../shared/columnLimits';
import { toVehicleLexeme } from './lexemes';
import { toVehicleCondition, type Attempt } from './query';
import { mainLevel } from './writeProducts';

export interface ListFilters {
  brand: readonly string[];
  stock: readonly StockStatus[];
  stars: readonly number[];
  badge: readonly Badge[];
  /** Vehicle of the filter: every part of the list must fit this vehicle. */
  vehicle: number | null;
  /** Price range at the visitor's level, in cents without IVA. An end that is null is unlimited. */
  price: { from: number | null; to: number | null } | null;
}

export type Sort = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc';

export interface ListRequest {
  attempt: Attempt;
  /**
   * Skus of the products with the part number in the question. The list contains only these products; null: no limit.
   */
  skus: readonly string[] | null;
  /**
   * Skus of the parts whose code is the whole question. These parts are added to the list, and come first in the
   * default order.
   */
  first?: readonly string[];
  /** The list contains only parts in at least one of these categories; null: parts in all categories. */
  categories: readonly string[] | null;
  filters: ListFilters;
  sort: Sort;
  limit: number;
  offset: number;
  /** Level of the prices by which the list is filtered and sorted; null for visitors without prices. */
  level: number | null;
  /** The vehicle in use: parts that fit it come first. */
  vehicle: number | null;
  withFacets: boolean;
  /** Total of the list, if the total was already counted for another page or another sort order. */
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
  /** Whether a product's name begins with the searched part, or names the searched car. */
  isNamed?: boolean;
}

export interface FoundFacets {
  brand: { value: string; name: string; count: number }[];
  stock: { value: string; count: number }[];
  stars: { value: number; count: number }[];
  badge: { value: string; count: number }[];
  categories: { value: string; count: number }[];
  /** Number of parts whose list of vehicles contains the vehicle, and number of universal parts. */
  vehicle: { own: number; universal: number } | null;
  price: { least: number; most: number } | null;
  without: Record<'brand' | 'stock' | 'stars' | 'badge' | 'vehicle' | 'price', number>;
}

/**
 * Joins the lexemes of a tsquery by "or", because the rank of a name depends on how many of the lexemes the name has.
 */
function flatten(find: string): { query: string; count: number } | null {
  const lexemes = [...new Set(find.match(/'[^']+'(?::\*)?/g) ?? [])].filter(
    (lexeme) => !lexeme.startsWith("'@"),
  );
  return lexemes.length === 0 ? null : { query: lexemes.join(' | '), count: lexemes.length };
}

/** Sort key of a name. The index stores the key in this form. */
const nameOrder = sql.raw(`left(name_order, ${maxOrderLength}) collate "C"`);

const isTrue = sql`true`;
const anyOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0 ? isTrue : sql`${column} = any(${toTextArray(values)})`;

/**
 * Reads a list in one statement: the page's rows, the exact total, and the counts of every filter. For the counts of a
 * filter, the other filters are applied.
 */
export async function findList(db: Database, request: ListRequest): Promise<FoundList> {
  const { attempt, skus, categories, filters, sort, limit, offset, level, vehicle, withFacets } = request;
  const { knownTotal, first = [] } = request;
  const flat = attempt.find === null ? null : flatten(attempt.find);
  // the index answers which parts name the vehicle; checking each row would be slower, because PostgreSQL stores a long
  // list of lexemes outside the row
  const isOf = (id: number): SQL =>
    attempt.find === toVehicleCondition(id)
      ? sql`not p.is_universal`
      : sql`p.sku in (select sku from ${catalogueProducts} where find @@ ${`'${toVehicleLexeme(id)}'`}::tsquery)`;
  const conditions = [
    ...(skus
      ? [sql`p.sku = any(${toTextArray(skus)})`]
      : attempt.find === null
        ? []
        : [
            first.length === 0
              ? sql`p.find @@ ${attempt.find}::tsquery`
              : sql`(p.find @@ ${attempt.find}::tsquery or p.sku = any(${toTextArray(first)}))`,
          ]),
    ...(categories ? [sql`p.categories && ${toTextArray(categories)}`] : []),
  ];
  const where = conditions.length === 0 ? isTrue : sql.join(conditions, sql` and `);
  // until the prices of the other levels have been read once, all levels sort and filter by the main level's price
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
        : sql`(${price} is not null and ${price} >= ${filters.price.from ?? 0} and ${price} <= ${filters.price.to ?? maxInteger})`,
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
  // a part that was found for a car is universal or names the car
  const own = attempt.isForCar ? sql`(case when p.is_universal then 0 else 0.15 end)` : sql`0`;
  // if both conditions are the same, the preference is the same for all hits, so the order does not change
  const preferred =
    attempt.prefer === null || attempt.prefer === attempt.find
      ? sql`0`
      : sql`(case when p.find @@ ${attempt.prefer}::tsquery then 0.5 else 0 end)`;
  const leading =
    attempt.lead === null ? sql`0` : sql`(case when p.head @@ ${attempt.lead}::tsquery then 0.2 else 0 end)`;
  const isNamed =
    attempt.lead === null
      ? isTrue
      : attempt.isForCar
        ? sql`(not p.is_universal or p.head @@ ${attempt.lead}::tsquery)`
        : sql`(p.head @@ ${attempt.lead}::tsquery)`;
  const rank = flat
    ? sql`(ts_rank('{0.02,0.2,0.4,1.0}', p.head, ${flat.query}::tsquery) * ${flat.count}::integer + ${own} + ${preferred} + ${leading})`
    : own;
  const fitOrder =
    vehicleShown === null
      ? sql`0::float8`
      : sql`(case fit when 'own' then 0 when 'universal' then 1 else 2 end)::float8`;
  /**
   * Products in stock come first only for visitors who see stock. To guests, this sort order would reveal the stock.
   */
  const stocked = level === null ? sql`` : sql`(stock is distinct from 'in-stock'), `;
  const named = first.length === 0 ? sql`` : sql`array_position(${toTextArray(first)}, sku) nulls last, `;
  const orders: Record<Sort, SQL> = {
    default: flat
      ? sql`${named}rank - ${fitOrder} * 0.3::float8 desc, ${stocked}liked desc, sku`
      : sql`${named}${fitOrder}, rank desc, ${stocked}liked desc, sku`,
    name_asc: sql`${nameOrder}, sku`,
    name_desc: sql`${nameOrder} desc, sku desc`,
    price_asc: sql`price asc nulls last, sku`,
    price_desc: sql`price desc nulls last, sku`,
  };
  const order = orders[sort];
  const isByName = sort === 'name_asc' || sort === 'name_desc';
  // an index has the products in the order of their names: reading the page from this index avoids a sort of all hits
  const ordered = isByName
    ? sql`
        select p.sku, ${fit} as fit, p.name_order
        from ${catalogueProducts} as p where ${sql.join([where, ...active.map((group) => tests[group])], sql` and `)}`
    : sql`select * from hits where ${under()}`;
  /** Counts the values of a column that has one value in each row. */
  const facet = (group: Group, value: SQL): SQL => sql`
    (select coalesce(json_agg(json_build_object('value', value, 'count', n) order by value), '[]')
     from (select ${value} as value, count(*) filter (where ${under(group)})::integer as n
           from hits where ${value} is not null group by 1) as counted)`;
  /**
   * Counts the values of a column that has a list in each row. Equal lists are counted together first, because most
   * rows share a list with other rows.
   */
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

  /** Counts over all hits. PostgreSQL computes all these counts in one pass. */
  const totals = [
    sql`count(*) filter (where ${under()})::integer as total`,
    sql`coalesce(bool_or(is_named), true) as is_named`,
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
    sql`p.sku, p.stock, p.liked, ${price} as price, ${fit} as fit, ${sort === 'default' ? rank : sql`0`} as rank, ${isNamed} as is_named`,
    ...(withFacets ? [sql`p.brand, p.stars, p.badges, p.categories`] : []),
    ...active.map((group) => sql`${tests[group]} as ${column(group)}`),
  ];
  const [row] = await runQuery<{
    total: number;
    named: boolean;
    products: ListedProduct[];
    facets: FoundFacets | null;
  }>(
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
        select ${knownTotal === undefined || withFacets ? sql`${sql.join(totals, sql`, `)} from hits` : sql`${knownTotal}::integer as total, true as is_named`}
      )
      select totals.total, totals.is_named as named,
        (select coalesce(json_agg(json_build_object('content', p.content, 'fit', placed.fit, 'vehicles', p.vehicles) order by placed.place), '[]')
         from placed join ${catalogueProducts} as p using (sku)) as products,
        ${facets} as facets
      from totals`,
  );
  return {
    total: row?.total ?? 0,
    products: row?.products ?? [],
    facets: row?.facets ?? null,
    isNamed: row?.named ?? true,
  };
}
