import * as v from 'valibot';
import { toCents, type Cents } from '@/shared/money';
import { parsePicture } from './picture';

export type StockStatus = 'in-stock' | 'out-of-stock' | 'on-backorder';
export type Badge = 'sale' | 'new' | 'hot';
/** The vehicles that a product fits: all vehicles, or a list of vehicle ids. */
export type Compatibility = 'all' | number[];

export interface OptionGroup {
  slug: string;
  name: string;
  type: 'default' | 'color';
  values: { slug: string; name: string; color?: string }[];
}

export interface Product {
  id: number;
  sku: string;
  /** The sku as the ERP spells it. The product's URL contains this spelling. */
  slug: string;
  name: string;
  partNumber: string;
  /** List price with IVA at the account's level. For guests this field and the four fields below are null. */
  price: Cents | null;
  priceWithoutIva: Cents | null;
  compareAtPrice: Cents | null;
  stock: StockStatus | null;
  quantity: number | null;
  /** Whether the price and stock of this listed product have not arrived yet. Accounts only. */
  awaitsPrices?: true;
  brand: { slug: string; name: string; country: string } | null;
  categories: string[];
  excerpt: string;
  images: string[];
  badges: Badge[];
  tags: string[];
  rating: number | null;
  reviews: number;
  attributes: { group: string; name: string; value: string }[];
  options: OptionGroup[];
  compatibility: Compatibility;
  /**
   * The vehicles that the product fits, as one line of text. Empty if the part is universal or the vehicles are
   * unknown.
   */
  fitmentText: string;
  equivalents: string[];
}

const text = v.optional(v.nullable(v.string(), ''), '');
const list = <S extends v.GenericSchema>(item: S) => v.optional(v.nullable(v.array(item), []), []);
const absent = null;
const dollars = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), absent);

const everyVehicle = v.literal('all');
const vehicleIds = v.array(v.number());
/** Chooses the schema by the value's type. A union would record the issues of the first option for each row. */
export const compatibilitySchema = v.lazy((told): v.GenericSchema<Compatibility> =>
  told === 'all' ? everyVehicle : vehicleIds,
);

/** The ERP's row. A guest's row has no `precio`, `precio_siniva`, `precioanterior`, `cantidad` and `disponibilidad`. */
export const productRow = v.object({
  id: v.number(),
  codigo: v.pipe(v.string(), v.nonEmpty()),
  descripcion: v.pipe(v.string(), v.nonEmpty()),
  numeroparte: text,
  precio: dollars,
  precio_siniva: dollars,
  precioanterior: dollars,
  cantidad: v.optional(v.nullable(v.pipe(v.number(), v.integer())), absent),
  disponibilidad: v.optional(v.nullable(v.picklist(['in-stock', 'out-of-stock', 'on-backorder'])), absent),
  marca: text,
  marcanombre: text,
  marcapais: text,
  categorias: list(v.string()),
  resumen: text,
  imagenes: list(v.string()),
  insignias: list(v.picklist(['sale', 'new', 'hot'])),
  etiquetas: list(v.string()),
  calificacion: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), absent),
  resenas: v.optional(v.nullable(v.number(), 0), 0),
  atributos: list(v.object({ grupo: v.string(), nombre: v.string(), valor: v.string() })),
  opciones: list(
    v.object({
      slug: v.string(),
      nombre: v.string(),
      tipo: v.picklist(['default', 'color']),
      valores: v.array(v.object({ slug: v.string(), nombre: v.string(), color: v.optional(v.string()) })),
    }),
  ),
  compatibilidad: v.optional(v.nullable(compatibilitySchema, []), []),
  vehiculos: text,
  equivalencias: list(v.string()),
});

export type ProductRow = v.InferInput<typeof productRow>;

const cents = (value: number | null): Cents | null => (value === null ? null : toCents(value));

/**
 * Converts a row to a frozen product. The product is frozen here, because Immer's deep freeze of a hundred products
 * takes as long as a frame.
 */
export const parseProductRow = (row: v.InferOutput<typeof productRow>): Product =>
  Object.freeze({
    id: row.id,
    sku: row.codigo,
    slug: row.codigo,
    name: row.descripcion,
    partNumber: row.numeroparte,
    price: cents(row.precio),
    priceWithoutIva: cents(row.precio_siniva),
    compareAtPrice: cents(row.precioanterior),
    stock: row.disponibilidad,
    quantity: row.cantidad,
    brand: row.marca ? { slug: row.marca, name: row.marcanombre || row.marca, country: row.marcapais } : null,
    categories: row.categorias,
    excerpt: row.resumen,
    images: row.imagenes.map(parsePicture).filter(Boolean),
    badges: row.insignias,
    tags: row.etiquetas,
    rating: row.calificacion,
    reviews: row.resenas,
    attributes: row.atributos.map(({ grupo, nombre, valor }) => ({
      group: grupo,
      name: nombre,
      value: valor,
    })),
    options: row.opciones.map(({ slug, nombre, tipo, valores }) => ({
      slug,
      name: nombre,
      type: tipo,
      values: valores.map((value) => ({
        slug: value.slug,
        name: value.nombre,
        ...(value.color === undefined ? {} : { color: value.color }),
      })),
    })),
    compatibility: row.compatibilidad,
    fitmentText: row.vehiculos,
    equivalents: row.equivalencias,
  });
