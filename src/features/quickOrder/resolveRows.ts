import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { getCodeSpelling } from '@/shared/codeSpelling';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { findExact, getProductFamily, matchOf, findSimilar } from './match';
import { quickOrder, type Answer } from './quickOrderSlice';

const atATime = 6;
/** Maximum number of events per run: 500 lines make tens of log entries, and few lines one each. */
const maxEvents = 40;
/** After so many consecutive failures the ERP counts as down, and the rest is not requested. */
const maxFailures = 6;

const ask = (nivelComercial: number, words: string, limit: number) =>
  getProductosFilter({ nivelComercial, search: words.slice(0, 120), limit });

/** Searches a code; without a match, similar ones of its family, which is requested once. */
function* resolveCode(code: string, families: Map<string, Product[]>) {
  const level = yield* select(authSelectors.level);
  const match = matchOf(code, yield* call(ask, level, code, 10));
  const family = match.kind === 'near' ? getProductFamily(code) : '';
  if (family === '') return match;
  const members = families.get(family) ?? (yield* call(ask, level, family, 30));
  families.set(family, members);
  return findSimilar(code, members);
}

/**
 * Resolves codes to products, known skus without a request, with six concurrent requests. Cancelling aborts
 * them.
 */
export function* resolveRows(codes: readonly [key: string, code: string][], customerCode: string) {
  const inMemory = Object.values(yield* select(catalogSelectors.products));
  const bySku = new Map<string, Product>(inMemory.map((product) => [getCodeSpelling(product.sku), product]));
  const families = new Map<string, Product[]>();
  const size = Math.ceil(codes.length / maxEvents);
  let answers: { code: string; answer: Answer }[] = [];
  let failure: { code: FailureCode; inARow: number } | null = null;

  function* flushAnswers() {
    const told = answers;
    answers = [];
    if (told.length > 0) yield* put(quickOrder.answersReceived({ answers: told }));
  }
  function* getAnswer(key: string, code: string): SagaGenerator<Answer> {
    const known = bySku.get(key);
    if (known) return { status: 'answered', ...findExact(known) };
    if (failure && failure.inARow >= maxFailures) return { status: 'failed', failure: failure.code };
    try {
      const match = yield* call(resolveCode, code, families);
      failure = null;
      return { status: 'answered', ...match };
    } catch (error) {
      failure = { code: toFailureCode(error), inARow: (failure?.inARow ?? 0) + 1 };
      return { status: 'failed', failure: failure.code };
    }
  }
  try {
    yield* mapConcurrent(atATime, codes, function* ([key, code]) {
      // read first: during the request the list may change
      const answer = yield* call(getAnswer, key, code);
      answers.push({ code: key, answer });
      if (answers.length >= size) yield* call(flushAnswers);
    });
  } finally {
    // after a cancellation by an edit, received answers are kept; not those for another customer
    const served = yield* select(authSelectors.servedCustomer);
    if (served?.code === customerCode) yield* call(flushAnswers);
  }
}
