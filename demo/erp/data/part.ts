import type { ProductRow } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import type { BrandSlug } from './brands';
import type { Look } from './looks';

export type OptionGroupRow = NonNullable<ProductRow['opciones']>[number];

/**
 * Fields of a product that are written by hand or by a template; the other fields (stock, rating …) are derived from
 * its sku.
 */
export interface Part {
  /** Sku that ends with a unique number, which is also the row's id. */
  sku: string;
  /** Kind of part; distinguishing attributes are added to it (names.ts). */
  name: string;
  brand: BrandSlug;
  /** Price at level 1, without IVA. */
  price: Cents;
  /** Fitment: 'all', or models with optional years and engine: 'Aveo 2006-2014 [F16D3] / Sail'. */
  fits: string;
  attributes: Record<string, string>;
  excerpt: string;
  /** Look of the part. Null if no look suits; the picture then shows the brand's box. */
  look: Look | null;
  options?: OptionGroupRow[];
  /** Family, whose parts replace each other and share their cross-reference numbers. */
  family?: string;
  /** Whether the part is chosen by its measure, and fits every vehicle with that measure. */
  byMeasure?: boolean;
  /** Whether vehicles of other rows use the same part. */
  isShared?: boolean;
  /** Stock of a row that demonstrations and tests rely on. 'backorder': the part has no stock, but can be ordered. */
  stock?: number | 'backorder';
}

export interface PartGroup {
  category: string;
  parts: readonly Part[];
}
