import type { Badge, Compatibility } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import { getAverageRating } from '../../../server/shop/averageRating';
import { brands, type BrandSlug } from './brands';
import { categories } from './categories';
import { getProductPictures } from './firstPictures';
import { getCompatibility, getMakes } from './fitment';
import { shareParts } from './interchange';
import { nameProduct } from './names';
import type { OptionGroupRow, Part } from './part';
import { collision } from './parts/collision';
import { electrical } from './parts/electrical';
import { engine } from './parts/engine';
import { maintenance } from './parts/maintenance';
import { wear } from './parts/wear';
import { generateParts } from './generate';
import { createRandom, type Random } from './random';

/** A product as the ERP stores it, with one base price; the price of a level is computed when it is requested. */
export interface ErpProduct {
  id: number;
  sku: string;
  name: string;
  partNumber: string;
  brand: BrandSlug;
  /** Categories, the most specific first. */
  categories: string[];
  /** Price at level 1, without IVA. */
  basePrice: Cents;
  /** Value of `basePrice` before the offer. */
  formerBasePrice: Cents | null;
  quantity: number;
  /** Whether it can be ordered without stock. */
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

/** Invented part number in the shape of makers' numbers, with random digits and letters. */
function crossReference(random: Random): string {
  const digits = (low: number, high: number): string => String(random.between(low, high));
  return random.pick([
    () => digits(90_000_000, 99_999_999),
    () => `${digits(10_000, 59_999)}-${random.pick(letters)}${random.pick(letters)}${digits(100, 999)}`,
    () => `${digits(10_000, 49_999)}-0${random.pick(letters)}${digits(100, 999)}`,
    () => `${random.pick(letters)}${digits(1_000, 9_999)}-${digits(10, 99)}`,
  ])();
}

const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));

const topOf = (category: string): string => `${category.slice(0, 3)}000`;

const measures =
  /^(Diámetro|Largo|Longitud|Ancho|Altura|Espesor|Rosca|Medida|Huecos|Dientes|Canales|Estrías)/;
const electric = /^(Voltaje|Potencia|Corriente|Capacidad|Arranque|Borne|Conector|Resistencia|Impedancia)/;

function groupOf(attribute: string): string {
  if (measures.test(attribute)) return 'Medidas';
  return electric.test(attribute) ? 'Datos eléctricos' : 'General';
}

/** Returns the maximum stock of a part; expensive parts have less stock. */
const maxPieces = (price: Cents): number => {
  if (price < 1_500) return 200;
  if (price < 4_000) return 90;
  if (price < 8_000) return 36;
  return price < 15_000 ? 16 : 8;
};

function stockOf(part: Part, maxQuantity: number, random: Random): { quantity: number; backorder: boolean } {
  const pieces = random.percent(93) ? random.between(1, 200) : random.percent(50) ? 0 : 'backorder';
  const stock = part.stock ?? (typeof pieces === 'number' ? Math.ceil((pieces * maxQuantity) / 200) : pieces);
  return stock === 'backorder' ? { quantity: 0, backorder: true } : { quantity: stock, backorder: false };
}

/** Probabilities for one kind of parts. Handwritten parts are reviewed most. */
interface Odds {
  /** Percent of parts without a picture. */
  unpictured: number;
  /** Percent of parts with reviews. */
  reviewed: number;
  maxReviews: number;
}

const odds: Record<'byHand' | 'generated' | 'further', Odds> = {
  byHand: { unpictured: 2, reviewed: 70, maxReviews: 48 },
  generated: { unpictured: 1, reviewed: 40, maxReviews: 12 },
  // products of a larger catalogue have no reviews, because the demonstration's database holds none for them
  further: { unpictured: 1, reviewed: 0, maxReviews: 0 },
};

/** Returns the badges: each category has one new part and one in demand, and an offer can be on any part. */
function badgesOf(category: string, position: number, count: number, onSale: boolean): Badge[] {
  const newest = createRandom(category).between(0, count - 1);
  const hottest = (newest + 2) % count;
  return [
    ...(onSale ? (['sale'] as const) : []),
    ...(position === newest ? (['new'] as const) : []),
    ...(position === hottest ? (['hot'] as const) : []),
  ];
}

/**
 * Factor that is coprime to the number of numbers in any pattern, so that no two ids of a brand get the same number.
 */
const scatter = 3 ** 18;

/** Returns the part number: the id, multiplied by the factor, in the brand's pattern. */
function partNumberOf(brand: BrandSlug, id: number): string {
  const { numbers } = brands[brand];
  const bases = [...numbers].map((sign) => (sign === '#' ? 10 : sign === '@' ? letters.length : 1));
  const capacity = bases.reduce((product, base) => product * base, 1);
  let rest = (id * scatter) % capacity;
  return [...numbers].reduceRight((written, sign, at) => {
    const base = bases[at] ?? 1;
    if (base === 1) return sign + written;
    const digit = rest % base;
    rest = Math.floor(rest / base);
    return (base === 10 ? String(digit) : (letters[digit] ?? '')) + written;
  }, '');
}

const drawnPartNumber = (brand: BrandSlug, random: Random): string =>
  `${brands[brand].code}-${random.between(10_000, 99_999)}-${random.pick(letters)}`;

/**
 * Returns a rating with one decimal that can be the average of whole stars. One review, for example, cannot give 4.3.
 */
function ratingOf(reviews: number, random: Random): number | null {
  if (reviews === 0) return null;
  const drawn = random.between(32, 50) / 10;
  return getAverageRating(Math.round(drawn * reviews), reviews);
}

interface Place {
  category: string;
  /** Position in a group of `count` parts: the handwritten parts of a category, or a dozen of its generated parts. */
  position: number;
  count: number;
}

function productOf(part: Part, { category, position, count }: Place, kind: keyof typeof odds): ErpProduct {
  const { unpictured, reviewed, maxReviews } = odds[kind];
  const id = Number(part.sku.split('-').at(-1));
  const random = createRandom(part.sku);
  // the order of the random numbers is part of the data: another order would change stock and rating of every product
  const onSale = random.percent(14);
  const reviews = random.percent(reviewed) ? random.between(1, maxReviews) : 0;
  const compatibility = getCompatibility(part.fits);
  const partNumber = kind === 'byHand' ? drawnPartNumber(part.brand, random) : partNumberOf(part.brand, id);
  const formerBasePrice = onSale ? Math.round((part.price * random.between(110, 135)) / 100) : null;
  const stock = stockOf(part, kind === 'byHand' ? 200 : maxPieces(part.price), random);
  const isPictured = !random.percent(unpictured);
  if (isPictured) random.percent(50);
  const family = createRandom(part.family ?? `${part.sku} numbers`);
  return {
    id,
    sku: part.sku,
    name: nameProduct(part),
    partNumber,
    brand: part.brand,
    categories: [category, topOf(category)],
    basePrice: part.price,
    formerBasePrice,
    ...stock,
    excerpt: part.excerpt,
    images: isPictured ? getProductPictures(part) : [],
    badges: badgesOf(category, position, count, onSale),
    tags: [categoryNames.get(category) ?? '', ...getMakes(compatibility)].map((tag) => tag.toLowerCase()),
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

const byHand = [...collision, ...engine, ...maintenance, ...electrical, ...wear];

/**
 * Size of the groups into which a category's generated parts are divided. In each group one part is new, another in
 * demand.
 */
const dozen = 12;

/** Number of products in a demonstration. */
export const usualCount = 1_200;

let usualParts: readonly Part[] | null = null;

/** Returns the parts of the demonstration, from which products are made: handwritten parts, then those of templates. */
export function listParts(): readonly Part[] {
  const written = byHand.flatMap(({ parts }) => parts);
  usualParts ??= shareParts([
    ...written,
    ...generateParts(usualCount - written.length).map(({ part }) => part),
  ]);
  return usualParts;
}

/**
 * Makes the catalogue in its own order: handwritten parts, then those of templates. Each call makes new rows, so that
 * changes of one ERP do not affect another.
 * @param count at least the 150 handwritten parts
 */
export function makeProducts(count = usualCount): ErpProduct[] {
  const bySku = new Map(listParts().map((part) => [part.sku, part]));
  const written = byHand.flatMap(({ category, parts }) =>
    parts.map((part, position) =>
      productOf(bySku.get(part.sku)!, { category, position, count: parts.length }, 'byHand'),
    ),
  );
  const onShelf = new Map<string, number>();
  const generated = generateParts(count - written.length).map(({ category, part }, at) => {
    const before = onShelf.get(category) ?? 0;
    onShelf.set(category, before + 1);
    const kind = written.length + at < usualCount ? 'generated' : 'further';
    return productOf(bySku.get(part.sku) ?? part, { category, position: before % dozen, count: dozen }, kind);
  });
  return [...written, ...generated];
}
