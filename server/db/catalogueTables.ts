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
 * Natural order of names: letters without case and accents, and numbers padded with zeros, so that 5W-30 comes before
 * 10W-30.
 */
const naturalOrder = String.raw`regexp_replace(regexp_replace(translate(lower(name), 'áéíóúüñ', 'aeiouun'), '(\d+)', '00000\1', 'g'), '\d*(\d{6})', '\1', 'g')`;

export type RowKind = 'featured' | 'new';

/** Lexemes made by the service: PostgreSQL stores and searches them, and needs no dictionary. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Content of a product in a list, without prices and stock, which come from the ERP for the shown products. */
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
  // rows of an older version lack it
  Partial<Pick<Product, 'fitmentText'>>;

/** The whole catalogue, read from the ERP in the background. */
export const catalogueProducts = pgTable(
  'catalogue_products',
  {
    /** The sku in the ERP's own spelling. */
    sku: text().primaryKey(),
    name: text().notNull(),
    /**
     * Sort key of the name, computed by the database when a row is written: computing it for each row of a list would
     * take longer than the list.
     */
    nameOrder: text('name_order').generatedAlwaysAs(sql.raw(naturalOrder)),
    content: jsonb().$type<ProductContent>().notNull(),
    /** Vehicle ids; null: fits all. */
    vehicles: jsonb().$type<number[] | null>(),
    /** Hash of the row without prices and stock: a row with the same hash is not written again. */
    hash: text().notNull(),
    /** The most specific category. */
    category: text().notNull(),
    categories: text().array().notNull(),
    brand: text().notNull(),
    badges: text().array().notNull(),
    /** Rounded stars; null without reviews. */
    stars: integer(),
    isUniversal: boolean('is_universal').notNull(),
    /** Popularity: the sort order among equal matches. */
    liked: real().notNull(),
    stock: text(),
    /** Cents without IVA, by commercial level from 1 on; null if no sweep has read it. */
    prices: integer().array().notNull(),
    find: tsvector().notNull(),
    head: tsvector().notNull(),
    /** Time when the product's public fields changed last; null if that was before this column existed. */
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

/** Skus, part numbers and cross-references in the form in which they are compared. */
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

/** Words of the catalogue, counted after each sweep: mistyped words of questions are corrected to them. */
export const catalogueWords = pgTable('catalogue_words', {
  word: text().primaryKey(),
  /** Number of names that have it as their first noun: `filtro` in `filtro de aceite`. */
  asNoun: integer('as_noun').notNull(),
  inNames: integer('in_names').notNull(),
  anywhere: integer().notNull(),
});

export const catalogueCategories = pgTable('catalogue_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
  parent: text(),
  /** Number of products by the ERP's count. */
  items: integer().notNull(),
  /** Number of products that a sweep has read. */
  held: integer().notNull(),
  isComplete: boolean('is_complete').notNull(),
  position: integer().notNull(),
});

/**
 * Rows of products that the ERP chooses and sorts: featured and new ones, of the whole catalogue and of each category.
 */
export const catalogueRows = pgTable(
  'catalogue_rows',
  {
    kind: text().$type<RowKind>().notNull(),
    /** Slug of the category; empty for the whole catalogue. */
    category: text().notNull(),
    skus: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.category] })],
);

/** State of the catalogue, in one row, with the copy of the service that is reading it. */
export const catalogueState = pgTable('catalogue_state', {
  name: text().primaryKey(),
  /** Raised with every change, so that copies of the service read words and categories again. */
  version: bigint({ mode: 'number' }).notNull(),
  sweep: bigint({ mode: 'number' }).notNull(),
  isFilled: boolean('is_filled').notNull(),
  filledAt: timestamp('filled_at', { withTimezone: true, mode: 'date' }),
  /** Time when a full sweep ended, whatever its result. */
  sweptAt: timestamp('swept_at', { withTimezone: true, mode: 'date' }),
  /** Time of the last comparison with the ERP, at least of its counts. */
  checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'date' }),
  /** Time since which a large number of products has been missing; they are kept, as the ERP may be faulty. */
  withheldSince: timestamp('withheld_since', { withTimezone: true, mode: 'date' }),
  /** Copy of the service that is sweeping; the database's clock decides when its lease ends. */
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

/** Synonyms that the office added, beside those of the dictionary's file. */
export const catalogueSynonyms = pgTable('catalogue_synonyms', {
  /** Words that shoppers type, normalised. */
  said: text().primaryKey(),
  /** Words of part names. */
  meant: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
