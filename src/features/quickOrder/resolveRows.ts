import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { vehiclesSelectors } from '@/features/vehicles';
import { getCodeSpelling } from '@/shared/codeSpelling';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { getWordSuggestions, resolveCodes } from '@/shop/catalogue';
import { longestSearch, maxSpans, type ResolvedProduct } from '@/shop/catalogueSchemas';
import { loadReading } from './loadReading';
import { findSimilar, getProductFamily, toCandidate, type Candidate, type Match } from './match';
import { quickOrder, type Answer, type QuickOrderRow, type RowReading } from './quickOrderSlice';
import type { FindSpan, Reading, SpanMatch } from './reading/types';

const atATime = 6;
/**
 * Maximum number of codes in a request while the catalogue is incomplete. The service then asks the ERP for these
 * codes.
 */
const maxAskedOfErp = 40;
/**
 * Maximum number of requests for words and similar codes. A list with hundreds of unknown codes probably has the codes
 * of another shop.
 */
const maxGuesses = 60;

/** Answers of the service for the requested texts. */
class Answers {
  readonly #matches = new Map<string, SpanMatch>();
  readonly #products = new Map<string, ResolvedProduct>();
  isCut = false;

  find: FindSpan = (span) => {
    const match = this.#matches.get(span);
    if (!match) return undefined;
    const products = match.skus.map((sku) => this.#products.get(sku));
    return {
      ...match,
      names: products.map((product) => product?.name ?? ''),
      vehicles: products.map((product) => product?.fitmentText ?? ''),
      brands: products.map((product) => product?.brand?.name ?? ''),
    };
  };

  add({ parts, products, isCut }: Awaited<ReturnType<typeof resolveCodes>>): void {
    for (const { span, kind, skus } of parts) this.#matches.set(span, { kind, skus });
    for (const product of products) {
      if (product.prices || !this.#products.get(product.sku)?.prices)
        this.#products.set(product.sku, product);
    }
    this.isCut = isCut;
  }

  listUnpriced = (): string[] =>
    [...this.#products.values()].flatMap(({ sku, prices }) => (prices ? [] : [sku]));

  /** Returns the products for these skus. Returns null until the prices of all these products are known. */
  listCandidates(skus: readonly string[]): Candidate[] | null {
    const products = skus.flatMap((sku) => this.#products.get(sku) ?? []);
    const candidates = products.flatMap((product) => toCandidate(product) ?? []);
    return candidates.length === products.length ? candidates : null;
  }
}

function* ask(answers: Answers, spans: readonly string[], size = maxSpans): SagaGenerator<void> {
  for (let from = 0; from < spans.length; from += size)
    answers.add(yield* call(resolveCodes, spans.slice(from, from + size)));
}

/** Requests the missing prices repeatedly, until no price is missing or an answer contains no further price. */
function* askPrices(answers: Answers): SagaGenerator<void> {
  for (let left = answers.listUnpriced(), before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    yield* ask(answers, left);
    left = answers.listUnpriced();
  }
}

const toMatch = (isSure: boolean, candidates: Candidate[]): Match => ({
  kind: isSure ? 'exact' : 'several',
  candidates,
});

/** Returns the answer for a reading. Returns null if a price is missing or the catalogue does not have the code. */
function toAnswer({ kind, isSure, skus }: Reading, answers: Answers): Answer | null {
  if (kind !== 'part') return null;
  const candidates = answers.listCandidates(skus);
  return candidates && { status: 'answered', ...toMatch(isSure, candidates) };
}

/** Groups the rows by paste. */
function groupByBlock(rows: readonly QuickOrderRow[]): QuickOrderRow[][] {
  const blocks = new Map<number, QuickOrderRow[]>();
  for (const row of rows) blocks.set(row.block, [...(blocks.get(row.block) ?? []), row]);
  return [...blocks.values()];
}

/**
 * Resolves the waiting rows. The first request is for all possible codes in the rows. Further requests are for missing
 * prices, and for similar parts if a code is unknown or a row has only words. Cancelling aborts the current request.
 */
export function* resolveRows(rows: readonly QuickOrderRow[], customerCode: string): SagaGenerator<void> {
  const answers = new Answers();
  try {
    const reading = yield* call(loadReading);
    const written = groupByBlock(rows.filter((row) => row.written));
    const plain = rows.filter((row) => !row.written);
    const toLines = (block: readonly QuickOrderRow[]) => block.flatMap((row) => row.written ?? []);
    const readAll = () =>
      written.flatMap((block) =>
        reading
          .readLines(toLines(block), answers.find)
          .map((one) => ({ ...one, id: block[one.line]?.id ?? 0 })),
      );
    const spans = [
      ...plain.map(({ code }) => code.slice(0, reading.longestSpan)),
      ...written.flatMap((block) => reading.listLineSpans(toLines(block))),
    ];
    yield* ask(answers, [...new Set(spans)]);
    if (answers.isCut) {
      const unknown = readAll().flatMap(({ kind, code }) => (kind === 'unknown' ? code : []));
      yield* ask(answers, [...new Set(unknown)], maxAskedOfErp);
    }
    const readings = readAll();
    yield* put(
      quickOrder.linesRead({
        ids: written.flat().map(({ id }) => id),
        readings: readings.map((one) => toRowReading(one, answers)),
      }),
    );
    // readings with a missing price or an unknown code, and codes that the user typed or that are looked up again
    const left: Reading[] = [
      ...readings.filter((one) => !toAnswer(one, answers)),
      ...plain.map(({ code }) => readPlainCode(code, answers.find)),
    ];
    yield* call(answerRest, left, answers);
  } catch (error) {
    const code = toFailureCode(error);
    const served = yield* select(authSelectors.servedCustomer);
    if (served?.code === customerCode)
      yield* put(quickOrder.resolutionFailed({ ids: rows.map(({ id }) => id), code }));
  }
}

const toRowReading = (
  { id, code, text, quantity, choices, wanted, ...reading }: Reading & { id: number },
  answers: Answers,
): RowReading => {
  const answer = toAnswer({ id, code, text, quantity, choices, ...reading } as Reading, answers);
  return { id, code, text, quantity, choices, ...(wanted ? { wanted } : {}), ...(answer ? { answer } : {}) };
};

/** Reads a code that the user typed into a row, or that is looked up again for another customer. */
function readPlainCode(code: string, find: FindSpan): Reading {
  const match = find(code);
  const isSure = match?.skus.length === 1 && match.kind !== 'equivalent' && match.kind !== 'ending';
  const isWords = /\s/.test(code.trim()) && /(?<![\p{L}\p{N}-])\p{L}{4,}(?![\p{L}\p{N}-])/u.test(code);
  const kind = match ? 'part' : isWords ? 'words' : 'unknown';
  return { kind, line: 0, text: code, code, skus: match?.skus ?? [], isSure, quantity: 1, choices: [] };
}

function* answerRest(left: readonly Reading[], answers: Answers): SagaGenerator<void> {
  yield* call(askPrices, answers);
  const told: { code: string; answer: Answer }[] = [];
  const guessed: Reading[] = [];
  for (const reading of left) {
    const answer = toAnswer(reading, answers);
    const code = getCodeSpelling(reading.code);
    if (answer) told.push({ code, answer });
    else if (reading.kind === 'part')
      told.push({ code, answer: { status: 'failed', failure: 'ERP_TIMEOUT' } });
    else guessed.push(reading);
  }
  if (told.length > 0) yield* put(quickOrder.answersReceived({ answers: told }));
  yield* call(answerGuesses, guessed, answers);
}

/** Suggests parts with similar codes, or parts that the words name. The user must choose one. */
function* answerGuesses(guessed: readonly Reading[], answers: Answers): SagaGenerator<void> {
  if (guessed.length === 0) return;
  const words = new Map<string, string[]>();
  const families = new Map<string, Pick<Product, 'sku' | 'partNumber'>[]>();
  for (const { kind, code } of guessed) {
    const family = getProductFamily(code).toLowerCase();
    if (kind === 'words') words.set(code, []);
    else if (family !== '') families.set(family, []);
  }
  yield* mapConcurrent(atATime, [...words.keys()].slice(0, maxGuesses), function* (code) {
    const vehicle = yield* select(vehiclesSelectors.current);
    const { products } = yield* call(getWordSuggestions, code.slice(0, longestSearch), vehicle?.id ?? null);
    words.set(
      code,
      products.map(({ sku }) => sku),
    );
  });
  yield* mapConcurrent(atATime, [...families.keys()].slice(0, maxGuesses), function* (search) {
    const nivelComercial = yield* select(authSelectors.level);
    families.set(search, yield* call(getProductosFilter, { nivelComercial, search, limit: 30 }));
  });
  const found = guessed.map(({ kind, code }) => {
    const meant = words.get(code) ?? [];
    if (kind === 'words')
      return { code, kind: meant.length > 0 ? ('several' as const) : ('near' as const), skus: meant };
    const family = families.get(getProductFamily(code).toLowerCase()) ?? [];
    return { code, kind: 'near' as const, skus: findSimilar(code, family) };
  });
  const skus = [...new Set(found.flatMap((one) => one.skus))];
  if (skus.length > 0) yield* ask(answers, skus);
  yield* call(askPrices, answers);
  yield* put(
    quickOrder.answersReceived({
      answers: found.map((one) => ({
        code: getCodeSpelling(one.code),
        answer: { status: 'answered', kind: one.kind, candidates: answers.listCandidates(one.skus) ?? [] },
      })),
    }),
  );
}
