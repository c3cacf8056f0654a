import { brands, type BrandSlug } from './brands';
import type { Part } from './part';
import { createRandom, type Random } from './random';
import { collision } from './templates/collision';
import { electrical } from './templates/electrical';
import { engine } from './templates/engine';
import { maintenance } from './templates/maintenance';
import type { Draft, Template, Vehicles } from './templates/template';
import { bodies, engines, listBodies, listEngines } from './templates/vehicles';
import { wear } from './templates/wear';

/** A part and the shelf to which it belongs. */
export interface Placed {
  category: string;
  part: Part;
}

const templates: readonly Template[] = [...collision, ...engine, ...maintenance, ...electrical, ...wear];

/** First id of generated parts; ids with four digits belong to handwritten parts. */
const firstId = 20_001;

/** Number of parts on a usual shelf; parts that are replaced often have more. */
const usualOnShelf = 25;
const onShelf: Readonly<Record<string, number>> = {
  '01-004': 22,
  '01-005': 22,
  '01-006': 22,
  '02-001': 22,
  '02-007': 20,
  '02-009': 20,
  '03-001': 30,
  '03-003': 28,
  '03-004': 28,
  '04-002': 22,
  '04-006': 30,
  '04-007': 20,
  '05-001': 30,
  '05-002': 28,
  '05-003': 28,
  '05-007': 32,
  '05-008': 20,
  '05-009': 26,
};

/** Shuffles vehicles, with those driven most near the front. The order differs between kinds of parts. */
function shuffledByRank<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item, rank) => ({ item, at: random.between(1, 1_000) * (rank + 10) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Chooses two to four makers of the same part. The first maker is drawn. `left` is the remaining space on the shelf.
 */
function makersOf({ brands: all }: Template, random: Random, left: number): BrandSlug[] {
  const first = random.between(0, all.length - 1);
  const drawn = Math.min(all.length, left, random.pick([2, 2, 2, 3, 3, 4]));
  const leavesOne = left - drawn === 1;
  const wanted = leavesOne ? drawn + (drawn < all.length ? 1 : -1) : drawn;
  return Array.from({ length: wanted }, (_, at) => all[(first + at) % all.length]!);
}

const family = ({ code }: Template, { name, fits }: Draft): string => `${code} ${name} ${fits}`;

/** Returns a price rounded to ten cents, as in a price list. */
const priceOf = (draft: Draft, brand: BrandSlug, random: Random): number =>
  Math.round((draft.price * brands[brand].percent * random.between(97, 103)) / 100_000) * 10;

/**
 * Makes a family: the same part by several makers, with ids from `id` on.
 * @param makersFor chooses among the possible makers
 */
function familyOf(
  template: Template,
  draft: Draft,
  id: number,
  makersFor: (template: Template, random: Random) => readonly BrandSlug[],
): Placed[] {
  const { look, name, fits, attributes, options, byMeasure } = draft;
  const key = family(template, draft);
  const random = createRandom(key);
  const firstExcerpt = random.between(0, template.excerpts.length - 1);
  return makersFor(template, random).map((brand, at) => ({
    category: template.category,
    part: {
      sku: `${template.code}-${id + at}`,
      ...{ name, brand, fits, attributes, look, options, byMeasure },
      price: priceOf(draft, brand, random),
      excerpt: template.excerpts[(firstExcerpt + at) % template.excerpts.length]!,
      family: key,
    },
  }));
}

/** Makes families for one shelf, each kind of part in turn, until the shelf is full. */
function shelfOf(category: string, id: number): Placed[] {
  const kinds = templates
    .filter((template) => template.category === category)
    .map((template, at) => ({
      template,
      drafts: shuffledByRank(template.draftsFor({ bodies, engines }), createRandom(`${category} ${at}`)),
    }));
  const wanted = onShelf[category] ?? usualOnShelf;
  const placed: Placed[] = [];
  for (let round = 0; placed.length < wanted; round += 1) {
    const before = placed.length;
    for (const { template, drafts } of kinds) {
      const draft = drafts[round]?.();
      const left = wanted - placed.length;
      if (!draft || left === 0) continue;
      placed.push(
        ...familyOf(template, draft, id + placed.length, (own, random) => makersOf(own, random, left)),
      );
    }
    if (placed.length === before) throw new Error(`the templates of ${category} make ${before} of ${wanted}`);
  }
  return placed;
}

const shelves = [...new Set(templates.map(({ category }) => category))].sort();

/** Makes the parts of the usual catalogue. */
function usualParts(): Placed[] {
  const placed: Placed[] = [];
  for (const category of shelves) placed.push(...shelfOf(category, firstId + placed.length));
  return placed;
}

/**
 * Makes every kind of part for every vehicle by every maker, which is far more than any shop sells. The kinds take
 * turns.
 */
function* endlessParts(known: ReadonlySet<string>, id: number): Generator<Placed> {
  const all: Vehicles = { bodies: listBodies(), engines: listEngines() };
  const kinds = templates.map((template) => ({ template, drafts: template.draftsFor(all) }));
  let next = id;
  for (let round = 0; kinds.some(({ drafts }) => round < drafts.length); round += 1) {
    for (const { template, drafts } of kinds) {
      const draft = drafts[round]?.();
      if (!draft || known.has(family(template, draft))) continue;
      const made = familyOf(template, draft, next, ({ brands: all }) => all);
      next += made.length;
      yield* made;
    }
  }
}

/**
 * Makes `count` parts besides the handwritten ones, the same at every start. The usual parts come first, so that a
 * larger catalogue only adds to a smaller one.
 * @throws when `count` is more than the templates can make, about 300,000
 */
export function generateParts(count: number): Placed[] {
  const placed = usualParts();
  if (placed.length < count) {
    const known = new Set(placed.map(({ part }) => part.family ?? ''));
    for (const one of endlessParts(known, firstId + placed.length)) {
      placed.push(one);
      if (placed.length === count) break;
    }
    if (placed.length < count) throw new Error(`only ${placed.length} parts can be made, not ${count}`);
  }
  return placed.slice(0, count);
}
