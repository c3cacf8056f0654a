import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Product } from '@/erp/rows/product';
import { maxOrderLength } from '../shared/columnLimits';

/**
 * Key for the natural order of names. Case and accents are removed, and numbers get leading zeros, so that 5W-30 comes
 * before 10W-30.
 */
const naturalOrder = String.raw`regexp_replace(regexp_replace(translate(lower(name), 'áéíóúüñ', 'aeiouun'), '(\d+)', '00000\1', 'g'), '\d*(\d{6})', '\1', 'g')`;

export type RowKind = 'featured' | 'new';

/**
 * Column of lexemes. The service makes the lexemes. PostgreSQL only stores and searches them, and needs no dictionary.
 */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Content of a product in a list. Prices and stock are missing, because the service requests them from the ERP when the
 * product is shown.
 */
export type ProductContent = Omit<
  Product,
  | 'slug'
  | 'price'
  | 'priceWithoutIva'
  | 'compareAtPrice'
  | 'stock'
  | 'quantity'
  | 'compatibility'
  | 'fitmentText'
> &
  // rows that an older version of the service wrote do not have this field
  Partial<Pick<Product, 'fitmentText'>>;

/** The products of the catalogue. The service reads the catalogue from the ERP in the background. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    /** The sku as the ERP spells it. */
    sku: text().primaryKey(),
    name: text().notNull(),
    /**
     * Sort key of the name. The database computes the key when a row is written. Computing the key for each row of a
     * list would take longer than the rest of the list.
     */
    nameOrder: text('name_order').generatedAlwaysAs(sql.raw(naturalOrder)),
    content: jsonb().$type<ProductContent>().notNull(),
    /** Ids of the vehicles that the product fits; null if the product fits all vehicles. */
    vehicles: jsonb().$type<number[] | null>(),
    /** Hash of the product without prices and stock. A product with the same hash is not written again. */
    hash: text().notNull(),
    /** The first category that the ERP lists for the product. */
    category: text().notNull(),
    categories: text().array().notNull(),
    brand: text().notNull(),
    badges: text().array().notNull(),
    /** Average number of stars, rounded; null if the product has no reviews. */
    stars: integer(),
    isUniversal: boolean('is_universal').notNull(),
    /** Popularity. Products that match a question equally well are sorted by their popularity. */
    liked: real().notNull(),
    stock: text(),
    /** Prices in cents without IVA, by commercial level from 1 on. A price that no sweep has read yet is null. */
    prices: integer().array().notNull(),
    find: tsvector().notNull(),
    head: tsvector().notNull(),
    /**
     * Time of the last change of the product's public fields; null if the product last changed before this column
     * existed.
     */
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).defaultNow(),
  },
  (table) => [
    index('catalogue_products_find').using('gin', table.find).with({ fastupdate: false }),
    index('catalogue_products_category').using('gin', table.categories).with({ fastupdate: false }),
    index('catalogue_products_liked').on(table.liked.desc(), table.sku),
    index('catalogue_products_name_order').on(
      sql.raw(`left(name_order, ${maxOrderLength}) collate "C"`),
      table.sku,
    ),
  ],
);

/** Skus, part numbers and cross-references in their normalised form. */
export const catalogueNumbers = pgTable(
  'catalogue_numbers',
  {
    key: text().notNull(),
    sku: text()
      .notNull()
      .references(() => catalogueProducts.sku, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.key] }),
    index('catalogue_numbers_key').on(table.key.op('text_pattern_ops')),
  ],
);

/**
 * Words of the catalogue, which are counted after each sweep. Mistyped words of questions are corrected to these words.
 */
export const catalogueWords = pgTable('catalogue_words', {
  word: text().primaryKey(),
  /** Number of part names whose first noun is this word, such as `filtro` in `filtro de aceite`. */
  asNoun: integer('as_noun').notNull(),
  inNames: integer('in_names').notNull(),
  anywhere: integer().notNull(),
});

export const catalogueCategories = pgTable('catalogue_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  parent: text(),
  /** Number of products in the category according to the ERP. */
  items: integer().notNull(),
  /** Number of products of the category that were read by a sweep. */
  held: integer().notNull(),
  isComplete: boolean('is_complete').notNull(),
  position: integer().notNull(),
});

/**
 * Rows of products that the ERP chooses and sorts: featured and new products, for the whole catalogue and for each
 * category.
 */
export const catalogueRows = pgTable(
  'catalogue_rows',
  {
    kind: text().$type<RowKind>().notNull(),
    /** Slug of the category; empty if the row is for the whole catalogue. */
    category: text().notNull(),
    skus: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.category] })],
);

/** State of the catalogue, in a single row. The row also stores which copy of the service may read the ERP. */
export const catalogueState = pgTable('catalogue_state', {
  name: text().primaryKey(),
  /** This version is raised with every change. All copies of the service then read words and categories again. */
  version: bigint({ mode: 'number' }).notNull(),
  sweep: bigint({ mode: 'number' }).notNull(),
  isFilled: boolean('is_filled').notNull(),
  filledAt: timestamp('filled_at', { withTimezone: true, mode: 'date' }),
  /** Time when the last full sweep without a failed category ended. Some categories may have been incomplete. */
  sweptAt: timestamp('swept_at', { withTimezone: true, mode: 'date' }),
  /** Time of the last comparison with the ERP. This comparison included at least the counts of the categories. */
  checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }),
  /** Time when many products began to be missing. These products are kept at first, because the ERP may be faulty. */
  withheldSince: timestamp('withheld_since', { withTimezone: true, mode: 'date' }),
  /** Copy of the service that has the lease for sweeping. The database's clock decides when the lease ends. */
  holder: text(),
  heldUntil: timestamp('held_until', { withTimezone: true, mode: 'date' }),
});

/** Questions without results, normalised and without personal data. */
export const catalogueMisses = pgTable(
  'catalogue_misses',
  {
    words: text().primaryKey(),
    times: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('catalogue_misses_times').on(sql`${table.times} desc`)],
);

/** Synonyms that the office added to the synonyms of the dictionary's file. */
export const catalogueSynonyms = pgTable('catalogue_synonyms', {
  /** Normalised words that shoppers type. */
  said: text().primaryKey(),
  /** The words in names of parts that shoppers mean when they search for `word`. */
  meant: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
