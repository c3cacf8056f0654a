import { getCommonName } from '../../server/vehicles/fitmentText';
import type { ErpProduct } from '../erp/data/products';
import { createRandom, type Random } from '../erp/data/random';
import { collision } from './reviewTexts/collision';
import { electrical } from './reviewTexts/electrical';
import { engine } from './reviewTexts/engine';
import { cities, english, general } from './reviewTexts/general';
import { maintenance } from './reviewTexts/maintenance';
import { newShelves } from './reviewTexts/newShelves';
import { englishFirstNames, firstNames, initials } from './reviewTexts/people';
import type { PartTexts, Sentences } from './reviewTexts/texts';
import { wear } from './reviewTexts/wear';
import { vehicles } from '../../server/vehicles/vehicles';

/** A review of the demonstration. Visitors' reviews are always newer. */
export interface DemoReview {
  id: string;
  sku: string;
  author: string;
  rating: number;
  content: string;
  createdAt: Date;
}

/** Time before which every review of the demonstration was written, in Ecuador. */
export const reviewedBefore = new Date('2026-01-01T00:00:00-05:00');
const twoYearsInDays = 730;
const dayMs = 86_400_000;

/**
 * Sentences by part. The first match counts, because rows for one kind of part come before rows for a whole category.
 */
const partTexts: readonly PartTexts[] = [
  ...newShelves,
  ...collision,
  ...engine,
  ...maintenance,
  ...electrical,
  ...wear,
];

const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));

/** Returns the sentences for a product. @throws when the data has none; this is noticed when the service starts */
function textsFor({ sku, name, categories }: ErpProduct): PartTexts {
  const isAbout = ({ category, parts }: PartTexts) =>
    categories.includes(category) && (parts?.test(name) ?? true);
  const texts = partTexts.find(isAbout);
  if (!texts) throw new Error(`no review sentences for ${sku}`);
  return texts;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Deals cards in a shuffled order and then again from the first, so that equal cards are far apart. */
function deckOf<T>(cards: readonly T[], random: Random): () => T {
  const order = shuffled(cards, random);
  let dealt = 0;
  return () => order[dealt++ % order.length]!;
}

/** Usual numbers of stars. Most buyers are pleased, some complain, and few write that a part was mediocre. */
const usualStars = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1];

/**
 * Returns `count` ratings from 1 to 5 with exactly this sum. They are drawn from the usual numbers of stars, and then
 * changed one by one until the sum is right.
 */
function starsOf(count: number, sum: number, random: Random): number[] {
  const stars = Array.from({ length: count }, () => random.pick(usualStars));
  let missing = sum - stars.reduce((total, given) => total + given, 0);
  while (missing !== 0) {
    const one = random.between(0, count - 1);
    const step = Math.sign(missing);
    const moved = stars[one]! + step;
    if (moved < 1 || moved > 5) continue;
    stars[one] = moved;
    missing -= step;
  }
  return stars;
}

const moodOf = (stars: number): keyof Sentences => {
  if (stars > 3) return 'good';
  return stars === 3 ? 'fair' : 'bad';
};

/** Returns times of reviews, newest first. All are between seven in the morning and eleven at night. */
function datesOf(count: number, random: Random): Date[] {
  const moment = () => {
    const day = reviewedBefore.getTime() - random.between(1, twoYearsInDays) * dayMs;
    return new Date(day + random.between(7 * 3_600, 23 * 3_600 - 1) * 1_000);
  };
  return Array.from({ length: count }, moment).sort((a, b) => b.getTime() - a.getTime());
}

/** Returns a function that writes reviews of one product. No two reviews are alike. */
function writerOf(
  product: ErpProduct,
  random: Random,
): (stars: number) => { author: string; content: string } {
  const { compatibility } = product;
  const fitted = compatibility === 'all' ? [] : compatibility.flatMap((id) => vehicleOf.get(id) ?? []);
  const canBeSaid = (sentence: string): boolean => fitted.length > 0 || !sentence.includes('{vehicle}');
  const decksOf = (said: Sentences) => ({
    good: deckOf(said.good.filter(canBeSaid), random),
    fair: deckOf(said.fair.filter(canBeSaid), random),
    bad: deckOf(said.bad.filter(canBeSaid), random),
  });
  const ofPart = decksOf(textsFor(product));
  const ofAny = decksOf(general);
  const inEnglish = decksOf(english);
  const written = new Set<string>();

  const vehicle = (): string => {
    const one = random.pick(fitted);
    return `${getCommonName(one)} ${one.year}`;
  };
  const filledIn = (sentence: string): string =>
    sentence.replace('{city}', () => random.pick(cities)).replace('{vehicle}', vehicle);

  function spanish(mood: keyof Sentences): string {
    const part = ofPart[mood]();
    const any = ofAny[mood]();
    const form = random.between(1, 10);
    if (form <= 4) return `${part} ${any}`;
    if (form <= 6) return `${any} ${part}`;
    if (form <= 8) return part;
    return any;
  }

  return (stars) => {
    const mood = moodOf(stars);
    for (;;) {
      const isEnglish = random.percent(6);
      const content = filledIn(isEnglish ? inEnglish[mood]() : spanish(mood));
      if (written.has(content)) continue;
      written.add(content);
      const name = random.pick(isEnglish ? englishFirstNames : firstNames);
      return { author: `${name} ${random.pick(initials)}.`, content };
    }
  };
}

function reviewsOf(product: ErpProduct): DemoReview[] {
  const { sku, reviews: count, rating } = product;
  if (count === 0 || rating === null) return [];
  const random = createRandom(`${sku} reviews`);
  const stars = starsOf(count, Math.round(rating * count), random);
  const write = writerOf(product, random);
  return datesOf(count, random).map((createdAt, position) => {
    const given = stars[position]!;
    return { id: `demo-${sku}-${count - position}`, sku, rating: given, createdAt, ...write(given) };
  });
}

/**
 * Makes as many reviews of each product as its row says, with its rating as their average. They are the same at every
 * start.
 */
export const makeReviews = (products: readonly ErpProduct[]): DemoReview[] => products.flatMap(reviewsOf);
