/** The catalogue's interface for the service: it takes a question and returns a list. */
import { LRUCache } from 'lru-cache';
import type { Vehicle } from '@/shop/schemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import type { AskErpFor } from './erpFallback';
import { makeAttempts, toVehicleCondition, type Attempt, type Relaxation } from './query';
import { planQuestion, type Plan } from './question';
import { findProductRow, findRelatedProducts } from './productRows';
import type { CategoryState } from './catalogueState';
import { countUniversalParts, countVehicleParts, type PartCounts } from './countParts';
import { findList, type FoundList, type ListedProduct, type ListRequest } from './findList';
import { findNumberBeginnings, findNumbers, findOwnCodes } from './findNumbers';
import { recordMiss } from './misses';
import { readKnowledge, type CatalogueKnowledge } from './readKnowledge';
import type { RowKind } from '../db/catalogueTables';
import { readTokens, toStem, toNumberKey } from './words';

export type CatalogueQuestion = Omit<ListRequest, 'attempt' | 'skus' | 'categories'> & {
  search: string;
  category: string | null;
  isExact?: boolean;
  isTyping?: boolean;
  /** Limits the list to parts that fit this vehicle. The vehicle is the subject of the list, not one of its filters. */
  ofVehicle?: number | null;
};

export interface Understood {
  /** Typed words, each with the word to which it was corrected. */
  corrected: { typed: string; meant: string }[];
  ignored: string[];
  car: { label: string; vehicleIds: number[]; slug?: string } | null;
  relaxation: Relaxation | 'symptom' | 'category';
  /** The categories that a mechanic would check, if the question describes a symptom. */
  symptom: { categories: { slug: string; name: string }[] } | null;
  /** Route of the page that the words mean; null if the words mean no page. */
  page: string | null;
}

export interface CatalogueList extends FoundList {
  understood: Understood;
  plan: Plan;
  /** Whether the catalogue is still incomplete, so that the list may lack products. */
  isCut: boolean;
  /** Whether the products were found by a part number in the question. */
  isNumber: boolean;
  /** Time of the last comparison with the ERP; null if the catalogue was compared less than 30 minutes ago. */
  asOf: Date | null;
}

export interface FoundRow {
  products: ListedProduct[];
  /** Time of the last comparison with the ERP; null if the catalogue was compared less than 30 minutes ago. */
  asOf: Date | null;
}

/** A request for a row of products: products that the ERP chooses, or products that are related to a product. */
export type RowQuestion = { kind: RowKind; category: string } | { kind: 'related'; sku: string };

export interface FoundVehicleParts {
  vehicle: Vehicle;
  /** Counts of the parts whose list of vehicles contains this vehicle. */
  own: PartCounts;
  /** Counts of the parts that fit all vehicles. */
  universal: PartCounts;
  /** Whether the catalogue is still incomplete, so that the counts may be too low. */
  isCut: boolean;
}

/**
 * Minimum length of a part number if the question contains other words too. Shorter words, such as `2012` and `10w30`,
 * are not part numbers.
 */
const minNumber = 6;
/** Groups of letters with signs between the groups, such as `fre-pd`. */
const codeBeginning = /^\p{L}{2,}(?:[-_./]\p{L}*)+$/u;

/** Relaxations of a search that leave out words. */
const wordRelaxations: ReadonlySet<Understood['relaxation']> = new Set(['word', 'wordAndCar', 'anyWord']);

const everything: Attempt = { relaxation: 'none', find: null, prefer: null, isForCar: false, lead: null };

const toVehicleAttempt = (id: number | null): Attempt =>
  id === null
    ? everything
    : {
        relaxation: 'none',
        find: toVehicleCondition(id),
        prefer: null,
        isForCar: true,
        lead: null,
      };

/** The products that have a part number in the question. */
interface NumberMatch {
  /** The part number in its normalised form: only letters and digits. */
  key: string;
  /** Skus of the products, without duplicates. */
  skus: string[];
}

const toNumberMatch = (key: string, hits: readonly { sku: string }[]): NumberMatch | null =>
  hits.length > 0 ? { key, skus: [...new Set(hits.map(({ sku }) => sku))] } : null;

export type Catalogue = ReturnType<typeof makeCatalogue>;

export function makeCatalogue({
  database,
  now,
  askErpFor = () => Promise.resolve(),
}: {
  database: LazyDatabase;
  now: () => Date;
  /** Also searches the ERP for the question while the catalogue is incomplete. */
  askErpFor?: AskErpFor;
}) {
  let known: CatalogueKnowledge | null = null;
  let reading: Promise<CatalogueKnowledge> | null = null;
  let readAt = -Infinity;
  /** Counts the calls of `forget`. */
  let writes = 0;
  /**
   * Milliseconds after which words are read again, because another copy of the service may have changed the catalogue.
   */
  const freshMs = 60_000;
  /**
   * Milliseconds since the last comparison with the ERP after which a list shows the time of this comparison. Normally
   * the catalogue is compared every five minutes.
   */
  const agedMs = 30 * 60_000;
  const lists = new LRUCache<string, FoundList>({ max: 300 });
  const listCounts = new LRUCache<string, Pick<FoundList, 'total' | 'facets' | 'isNamed'>>({ max: 300 });
  const counts = new LRUCache<string, PartCounts>({ max: 300 });

  async function read(): Promise<CatalogueKnowledge> {
    const begun = writes;
    known = await readKnowledge(await database.get(), known ?? undefined);
    // words may be missing if rows were written while the words were being read
    readAt = begun === writes ? now().getTime() : -Infinity;
    return known;
  }

  /** Returns the catalogue's words. Outdated words are returned while new words are being read. */
  async function knowledge(): Promise<CatalogueKnowledge> {
    if (known && now().getTime() - readAt < freshMs) return known;
    reading ??= read().finally(() => {
      reading = null;
    });
    if (!known) return reading;
    reading.catch(() => undefined);
    return known;
  }

  async function understand(
    search: string,
    options: { isExact?: boolean; isTyping?: boolean } = {},
  ): Promise<Plan> {
    const current = await knowledge();
    return planQuestion(search, current, { ...options, keepsUnknown: !current.isFilled });
  }

  /** Finds the products with a part number that the question contains; null if there are no such products. */
  async function matchNumber(
    { numbers, isNumber, terms, text }: Plan,
    isTyping = false,
  ): Promise<NumberMatch | null> {
    const db = await database.get();
    const whole = toNumberKey(text);
    if (numbers.length === 0) {
      // the text may be the beginning of a part number, such as `fre-pd`; quick order searches this beginning, to
      // suggest codes that resemble a mistyped code
      if (!isTyping || !codeBeginning.test(text.trim())) return null;
      return toNumberMatch(whole, await findNumberBeginnings(db, whole));
    }
    const hits = await findNumbers(db, numbers);
    const longest = hits
      .filter(({ key }) => key === whole || key.length >= minNumber || (isNumber && terms.length === 0))
      .reduce((most, { key }) => (key.length > most.length ? key : most), '');
    if (longest !== '')
      return toNumberMatch(
        longest,
        hits.filter(({ key }) => key.length === longest.length),
      );
    if (!isNumber || whole.length < 4 || terms.some(({ kind }) => kind === 'word')) return null;
    return toNumberMatch(whole, await findNumberBeginnings(db, whole));
  }

  /**
   * Finds a list and caches the list for a minute. Lists without words, and lists for letters that are being typed, are
   * long, and many visitors request them. A list of an incomplete catalogue is not cached.
   */
  async function findCached(db: Database, request: ListRequest, isCut: boolean): Promise<FoundList> {
    if (isCut) return findList(db, request);
    const key = JSON.stringify([known?.version, Math.floor(now().getTime() / freshMs), request]);
    const cached = lists.get(key);
    if (cached) return cached;
    // the other pages and sort orders of a list have the same counts
    const { limit: _limit, offset: _offset, sort: _sort, ...list } = request;
    const countsKey = JSON.stringify([known?.version, Math.floor(now().getTime() / freshMs), list]);
    const counted = listCounts.get(countsKey);
    const found = counted
      ? { ...(await findList(db, { ...request, withFacets: false, knownTotal: counted.total })), ...counted }
      : await findList(db, request);
    lists.set(key, found);
    listCounts.set(countsKey, { total: found.total, facets: found.facets, isNamed: found.isNamed ?? true });
    return found;
  }

  /** Counts parts. The counts are cached for a minute. */
  async function countParts(name: string, count: (db: Database) => Promise<PartCounts>): Promise<PartCounts> {
    const key = JSON.stringify([known?.version, Math.floor(now().getTime() / freshMs), name]);
    const cached = counts.get(key);
    if (cached) return cached;
    const found = await count(await database.get());
    counts.set(key, found);
    return found;
  }

  /**
   * Counts the parts that fit the vehicle with this slug; null for an unknown slug. The parts that fit all vehicles are
   * counted separately, because all vehicles share this count.
   */
  async function findVehicleParts(slug: string): Promise<FoundVehicleParts | null> {
    const { cars, isFilled } = await knowledge();
    const vehicle = cars.vehicleBySlug(slug);
    if (!vehicle) return null;
    const [own, universal] = await Promise.all([
      countParts(String(vehicle.id), (db) => countVehicleParts(db, vehicle.id)),
      countParts('universal', countUniversalParts),
    ]);
    return { vehicle, own, universal, isCut: !isFilled };
  }

  const getAge = ({ checkedAt }: CatalogueKnowledge): Date | null =>
    checkedAt && now().getTime() - checkedAt.getTime() > agedMs ? checkedAt : null;

  /** Returns the products of a row; null if the catalogue has not read the row yet. */
  async function findRow(question: RowQuestion, limit: number): Promise<FoundRow | null> {
    const current = await knowledge();
    if (!current.isFilled) return null;
    const db = await database.get();
    const products =
      question.kind === 'related'
        ? await findRelatedProducts(db, question.sku, limit)
        : await findProductRow(db, question.kind, question.category, limit);
    return products && { products, asOf: getAge(current) };
  }

  /**
   * Lists the catalogue's products. While the catalogue is incomplete, the ERP is searched too. The ERP's answer is
   * awaited if the page is not full, or if the ERP may have a better product.
   */
  async function list(question: CatalogueQuestion): Promise<CatalogueList> {
    const { search, category, limit, sort } = question;
    const { categories, isFilled } = await knowledge();
    const plan = await understand(search, question);
    const own = categories.find(({ slug }) => slug === category);
    if (isFilled && own?.isComplete !== false) return listKept(question, plan, false);
    const erpAnswer = askErpFor(plan, category);
    // a rejection is handled where the answer is awaited; a full page does not need the answer
    erpAnswer.catch(() => undefined);
    const kept = await listKept(question, plan, true);
    const isFull = kept.understood.relaxation === 'none' && kept.products.length >= limit;
    // the ERP may have the part with the entered number, or a part with a lower price, which the catalogue still lacks
    if (isFull && sort === 'default' && plan.numbers.length === 0) return kept;
    await erpAnswer;
    return listKept(question, plan, true);
  }

  async function listKept(
    { search, category, ofVehicle = null, ...rest }: CatalogueQuestion,
    plan: Plan,
    isCut: boolean,
  ): Promise<CatalogueList> {
    const db = await database.get();
    const current = await knowledge();
    const { categories } = current;
    const own = await findOwnCodes(db, plan.text);
    const matched = await matchNumber(plan, rest.isTyping);
    // if the whole question is a part's code, a shorter number inside the question does not count; if all words are
    // well known, the question is searched as words
    const isOwn = own.length > 0 && matched?.key !== toNumberKey(plan.text);
    const number = isOwn ? (isWellKnown(plan) ? null : { key: toNumberKey(plan.text), skus: own }) : matched;
    const isOfNumber = (word: string): boolean => number?.key.includes(toNumberKey(word)) ?? false;
    const request = { ...rest, categories: category === null ? null : [category] };
    const told = (found: FoundList, relaxation: Understood['relaxation']): CatalogueList => {
      const isLeftOut = (meant: string): boolean =>
        relaxation === 'symptom' ||
        (wordRelaxations.has(relaxation) && findSpelling(meant, found) === undefined);
      // a word that was typed twice is reported once
      const corrections = plan.terms.flatMap(({ typed, meant }, at) =>
        meant === null || isOfNumber(typed) || plan.terms.findIndex((term) => term.typed === typed) < at
          ? []
          : [{ typed, meant }],
      );
      return {
        ...found,
        isCut,
        isNumber: number !== null,
        asOf: getAge(current),
        plan,
        understood: {
          // a correction is not shown if the search left out the corrected word, or if the search used the symptom
          // instead
          corrected: corrections
            .filter(({ meant }) => !isLeftOut(meant))
            .map(({ typed, meant }) => ({
              typed,
              meant: findSpelling(meant, found) ?? current.vocabulary.dictionary.spell(meant),
            })),
          // words of a symptom or a page name no part, but they count as known; pieces of a part number also count as
          // known
          ignored:
            plan.symptom || plan.page !== null
              ? []
              : [
                  ...plan.ignored.filter((word) => !isOfNumber(word)),
                  ...corrections.filter(({ meant }) => isLeftOut(meant)).map(({ typed }) => typed),
                ].filter((word, at, words) => words.indexOf(word) === at),
          car: plan.car && {
            label: plan.car.label,
            vehicleIds: plan.car.vehicleIds,
            ...(plan.car.slug === null ? {} : { slug: plan.car.slug }),
          },
          relaxation,
          symptom: plan.symptom && { categories: categoriesNamed(plan.symptom.categories, categories) },
          page: plan.page,
        },
      };
    };

    if (number)
      return told(
        await findList(db, { ...request, attempt: everything, skus: number.skus, first: own }),
        'none',
      );
    const [asTyped] = makeAttempts(plan);
    if (own.length > 0 && asTyped)
      return told(await findList(db, { ...request, attempt: asTyped, skus: null, first: own }), 'none');

    const isBlank = search.trim() === '';
    if (isBlank) {
      const found = await findCached(
        db,
        { ...request, attempt: toVehicleAttempt(ofVehicle), skus: null },
        isCut,
      );
      return told(found, 'none');
    }
    const isMeaningless = plan.terms.length === 0 && !plan.car;
    const nothing: FoundList = { total: 0, products: [], facets: null };
    const suggested = plan.symptom
      ? categoriesNamed(plan.symptom.categories, categories).map(({ slug }) => slug)
      : [];
    const bySymptom = async (): Promise<CatalogueList> => {
      if (suggested.length === 0) return told(nothing, 'symptom');
      // the parts that a mechanic would check on this car
      const [ofCar] = plan.car ? makeAttempts({ terms: [], car: plan.car, describing: [] }) : [];
      const asked = { ...request, skus: null, categories: suggested };
      const found = await findList(db, { ...asked, attempt: ofCar ?? everything });
      return told(found, 'symptom');
    };
    // guessed or unused words suggest that the sentence is not the name of a part
    const isSentence =
      plan.ignored.length > 0 ||
      plan.terms.every(
        ({ alternatives, isSoft }) =>
          isSoft === true || alternatives[0]?.every((lexeme) => plan.describing.includes(lexeme)),
      ) ||
      plan.terms.some(({ kind }) => kind === 'corrected' || kind === 'beginning');
    if (suggested.length > 0 && isSentence) return bySymptom();
    if (isMeaningless) return suggested.length > 0 ? bySymptom() : told(nothing, 'none');

    let last = nothing;
    /**
     * Universal parts that match the words without the car: `radiador picanto` finds only radiator sealers, which fit
     * all cars.
     */
    let besides: { found: FoundList; relaxation: Attempt['relaxation'] } | null = null;
    for (const attempt of makeAttempts(plan)) {
      // parts of other cars are shown only if they match all words
      if (besides && attempt.relaxation !== 'year' && attempt.relaxation !== 'car') continue;
      // a symptom is more reliable than a part that matches only some of the words
      if (suggested.length > 0 && !['none', 'year', 'car'].includes(attempt.relaxation)) break;
      const asked = { ...request, attempt, skus: null };
      last = rest.isTyping ? await findCached(db, asked, isCut) : await findList(db, asked);
      if (last.total === 0 && !isFilteredEmpty(last)) continue;
      if (last.isNamed !== false || (!besides && !attempt.isForCar)) return told(last, attempt.relaxation);
      besides ??= { found: last, relaxation: attempt.relaxation };
    }
    if (besides) return told(besides.found, besides.relaxation);
    if (suggested.length > 0) return bySymptom();
    return told(last, 'none');
  }

  return {
    knowledge,
    understand,
    list,
    findRow,
    findVehicleParts,
    /** Drops cached answers. This function must be called when the catalogue was written. */
    forget: () => {
      writes += 1;
      readAt = -Infinity;
    },
    recordMiss: async (plan: Plan): Promise<void> => {
      const words = [...new Set(readTokens(plan.text).map(({ word }) => word))].join(' ').slice(0, 120);
      if (words !== '') await recordMiss(await database.get(), words);
    },
  };
}

/**
 * Whether all words and the car are recognised with certainty. A part whose code equals the words is then only one of
 * the results.
 */
const isWellKnown = ({ terms, car, ignored }: Plan): boolean =>
  (terms.length > 0 || car !== null) &&
  ignored.length === 0 &&
  terms.every(({ kind }) => kind !== 'corrected' && kind !== 'unknown');

/** Whether the words found products and the filters excluded all of them. The search is not relaxed in this case. */
const isFilteredEmpty = ({ facets }: FoundList): boolean =>
  facets !== null && Object.values(facets.without).some((count) => count > 0);

/** Returns those categories of a symptom that the ERP has. */
const categoriesNamed = (names: readonly string[], categories: readonly CategoryState[]) => {
  const key = (name: string): string =>
    readTokens(name)
      .map(({ word }) => toStem(word))
      .join(' ');
  const bySlug = new Map(categories.map((category) => [key(category.name), category]));
  return names.flatMap((name) => {
    const found = bySlug.get(key(name));
    return found ? [{ slug: found.slug, name: found.name }] : [];
  });
};

/** Returns the spelling of a corrected word, taken from the first product whose name has the word. */
function findSpelling(stem: string, { products }: FoundList): string | undefined {
  for (const { content } of products)
    for (const word of content.name.split(/[\s()[\],;/–—-]+/u))
      if (word !== '' && toStem(readTokens(word)[0]?.word ?? '') === stem) return word.toLowerCase();
  return undefined;
}
