import type { Badge, Compatibility } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import { averageOf } from '../../shop/average';
import { brands, type BrandSlug } from './brands';
import { categories, categoryImage } from './categories';
import { compatibilityOf, makesOf, nameWithModels } from './fitment';
import type { OptionGroupRow, Part } from './part';
import { collision } from './parts/collision';
import { electrical } from './parts/electrical';
import { engine } from './parts/engine';
import { maintenance } from './parts/maintenance';
import { wear } from './parts/wear';
import { randomFor, type Random } from './random';

/** A product as the ERP keeps it: one base price; what a level pays is made when it is asked for. */
export interface ErpProduct {
  id: number;
  sku: string;
  name: string;
  partNumber: string;
  brand: BrandSlug;
  /** Most specific first. */
  categories: string[];
  /** Level 1, without IVA. */
  basePrice: Cents;
  /** What `basePrice` was before the offer. */
  formerBasePrice: Cents | null;
  quantity: number;
  /** With none on hand it can still be ordered. */
  backorder: boolean;
  excerpt: string;
  images: string[];
  badges: Badge[];
  tags: string[];
  rating: number | null;
  reviews: number;
  attributes: { grupo: string; nombre: string; valor: string }[];
  options: OptionGroupRow[];
  compatibility: Compatibility;
  equivalents: string[];
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');

/** Shaped like makers' numbers, and nobody's: digits and letters are drawn. */
function crossReference(random: Random): string {
  const digits = (low: number, high: number): string => String(random.between(low, high));
  return random.pick([
    () => digits(90_000_000, 99_999_999),
    () => `${digits(10_000, 59_999)}-${random.pick(letters)}${random.pick(letters)}${digits(100, 999)}`,
    () => `${digits(10_000, 49_999)}-0${random.pick(letters)}${digits(100, 999)}`,
    () => `${random.pick(letters)}${digits(1_000, 9_999)}-${digits(10, 99)}`,
  ])();
}

const topOf = (category: string): string => `${category.slice(0, 3)}000`;

const measures =
  /^(Diámetro|Largo|Longitud|Ancho|Altura|Espesor|Rosca|Medida|Huecos|Dientes|Canales|Estrías)/;
const electric = /^(Voltaje|Potencia|Corriente|Capacidad|Arranque|Borne|Conector|Resistencia|Impedancia)/;

function groupOf(attribute: string): string {
  if (measures.test(attribute)) return 'Medidas';
  return electric.test(attribute) ? 'Datos eléctricos' : 'General';
}

function stockOf(part: Part, random: Random): { quantity: number; backorder: boolean } {
  const drawn = random.percent(93) ? random.between(1, 200) : random.percent(50) ? 0 : 'backorder';
  const stock = part.stock ?? drawn;
  return stock === 'backorder' ? { quantity: 0, backorder: true } : { quantity: stock, backorder: false };
}

function imagesOf(category: string, random: Random): string[] {
  if (random.percent(2)) return [];
  const own = categoryImage(category);
  return random.percent(30) ? [own, categoryImage(topOf(category))] : [own];
}

/** Each category has one of its parts new and another in demand; an offer can fall on any. */
function badgesOf(category: string, position: number, count: number, onSale: boolean): Badge[] {
  const newest = randomFor(category).between(0, count - 1);
  const hottest = (newest + 2) % count;
  return [
    ...(onSale ? (['sale'] as const) : []),
    ...(position === newest ? (['new'] as const) : []),
    ...(position === hottest ? (['hot'] as const) : []),
  ];
}

const partNumberOf = (brand: BrandSlug, random: Random): string =>
  `${brands[brand].code}-${random.between(10_000, 99_999)}-${random.pick(letters)}`;

/** One decimal that whole stars can have as their average: of one review 4.3 cannot be. */
function ratingOf(reviews: number, random: Random): number | null {
  if (reviews === 0) return null;
  const drawn = random.between(32, 50) / 10;
  return averageOf(Math.round(drawn * reviews), reviews);
}

function productOf(category: string, part: Part, position: number, count: number): ErpProduct {
  const random = randomFor(part.sku);
  const onSale = random.percent(14);
  const reviews = random.percent(70) ? random.between(1, 48) : 0;
  const compatibility = compatibilityOf(part.fits);
  const family = randomFor(part.family ?? `${part.sku} numbers`);
  const ownName = categories.find(({ slug }) => slug === category)?.name ?? '';
  return {
    id: Number(part.sku.slice(-4)),
    sku: part.sku,
    name: nameWithModels(part.name, part.fits),
    partNumber: partNumberOf(part.brand, random),
    brand: part.brand,
    categories: [category, topOf(category)],
    basePrice: part.price,
    formerBasePrice: onSale ? Math.round((part.price * random.between(110, 135)) / 100) : null,
    ...stockOf(part, random),
    excerpt: part.excerpt,
    images: imagesOf(category, random),
    badges: badgesOf(category, position, count, onSale),
    tags: [ownName, ...makesOf(compatibility)].map((tag) => tag.toLowerCase()),
    rating: ratingOf(reviews, random),
    reviews,
    attributes: Object.entries(part.attributes).map(([nombre, valor]) => ({
      grupo: groupOf(nombre),
      nombre,
      valor,
    })),
    options: part.options ?? [],
    compatibility,
    equivalents: Array.from({ length: family.between(2, 4) }, () => crossReference(family)),
  };
}

/** The catalogue at start, in its own order. Each call makes new rows: one ERP's changes are not another's. */
export const makeProducts = (): ErpProduct[] =>
  [...collision, ...engine, ...maintenance, ...electrical, ...wear].flatMap(({ category, parts }) =>
    parts.map((part, position) => productOf(category, part, position, parts.length)),
  );
