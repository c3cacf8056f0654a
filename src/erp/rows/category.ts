import * as v from 'valibot';
import { parsePicture } from './picture';

export interface Category {
  slug: string;
  name: string;
  image: string;
  /** Number of products, as the ERP counts them. */
  items: number;
  parent: string | null;
  children: Category[];
  layout: 'categories' | 'products';
}

export interface CategoryRow {
  slug: string;
  nombre: string;
  imagen?: string | null | undefined;
  items?: number | null | undefined;
  padre?: string | null | undefined;
  hijos?: CategoryRow[] | null | undefined;
  layout?: 'categories' | 'products' | null | undefined;
}

export const categoryRow: v.GenericSchema<CategoryRow> = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  nombre: v.pipe(v.string(), v.nonEmpty()),
  imagen: v.nullish(v.string()),
  items: v.nullish(v.number()),
  padre: v.nullish(v.string()),
  hijos: v.nullish(v.array(v.lazy(() => categoryRow))),
  layout: v.nullish(v.picklist(['categories', 'products'])),
});

export const parseCategoryRow = (row: CategoryRow): Category => ({
  slug: row.slug,
  name: row.nombre,
  image: parsePicture(row.imagen),
  items: row.items ?? 0,
  parent: row.padre ?? null,
  children: (row.hijos ?? []).map(parseCategoryRow),
  layout: row.layout ?? 'products',
});
