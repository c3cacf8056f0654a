import type { ProductRow } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import type { BrandSlug } from './brands';
import type { Look } from './looks';

export type OptionGroupRow = NonNullable<ProductRow['opciones']>[number];

/** Fields of a product that are written by hand or by a template; the rest (stock, rating …) is seeded by its sku. */
export interface Part {
  /** Ends in a number of its own, which is also the row's id. */
  sku: string;
  /** Kind of part; what tells it from its neighbours is added from the attributes (names.ts). */
  name: string;
  brand: BrandSlug;
  /** Level 1, without IVA. */
  price: Cents;
  /** 'all', or models with optional years and engine: 'Aveo 2006-2014 [F16D3] / Sail'. */
  fits: string;
  attributes: Record<string, string>;
  excerpt: string;
  /** null: none of the looks; its picture is its maker's box. */
  look: Look | null;
  options?: OptionGroupRow[];
  /** Parts of one family replace each other: they share their cross-reference numbers. */
  family?: string;
  /** Whether it is chosen by its measure, and fits every vehicle with that measure. */
  byMeasure?: boolean;
  /** Vehicles of other rows take the same part. */
  isShared?: boolean;
  /** Fixed stock, for rows that demonstrations and tests rely on; 'backorder' means no stock, but can be ordered. */
  stock?: number | 'backorder';
}

export interface PartGroup {
  category: string;
  parts: readonly Part[];
}
