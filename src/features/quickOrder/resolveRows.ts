import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { getCodeSpelling } from '@/shared/partSearch';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { mapConcurrent } from '@/shared/saga/flows';
import { findExact, getProductFamily, matchOf, findSimilar } from './match';
import { quickOrder, type Answer } from './quickOrderSlice';

const atATime = 6;
/** Events that tell the answers of one run: 500 lines make tens of entries in a log, and few lines each its own. */
const mostEvents = 40;
/** So many failures without an answer between: the ERP is down, and the rest need not wait for it. */
const patience = 6;

const ask = (nivelComercial: number, words: string, limit: number) =>
  getProductosFilter({ nivelComercial, search: words.slice(0, 120), limit });

/** The ERP's answer for a code; where nothing has it, what is alike in its family, which is asked once. */
function* askFor(code: string, families: Map<string, Product[]>) {
  const level = yield* select(authSelectors.level);
  const match = matchOf(code, yield* call(ask, level, code, 10));
  const family = match.kind === 'near' ? getProductFamily(code) : '';
  if (family === '') return match;
  const members = families.get(family) ?? (yield* call(ask, level, family, 30));
  families.set(family, members);
  return findSimilar(code, members);
}

/** Finds the part of each code, a known sku without asking, six questions at a time. Cancelled, it aborts them. */
export function* resolveRows(codes: readonly [key: string, code: string][], customerCode: string) {
  const inMemory = Object.values(yield* select(catalogSelectors.products));
  const bySku = new Map<string, Product>(inMemory.map((product) => [getCodeSpelling(product.sku), product]));
  const families = new Map<string, Product[]>();
  const size = Math.ceil(codes.length / mostEvents);
  let answers: { code: string; answer: Answer }[] = [];
  let failure: { code: FailureCode; inARow: number } | null = null;

  function* tell() {
    const told = answers;
    answers = [];
    if (told.length > 0) yield* put(quickOrder.answersReceived({ answers: told }));
  }
  function* answerTo(key: string, code: string): SagaGenerator<Answer> {
    const known = bySku.get(key);
    if (known) return { status: 'answered', ...findExact(known) };
    if (failure && failure.inARow >= patience) return { status: 'failed', failure: failure.code };
    try {
      const match = yield* call(askFor, code, families);
      failure = null;
      return { status: 'answered', ...match };
    } catch (error) {
      failure = { code: toFailureCode(error), inARow: (failure?.inARow ?? 0) + 1 };
      return { status: 'failed', failure: failure.code };
    }
  }
  try {
    yield* mapConcurrent(atATime, codes, function* ([key, code]) {
      // named first: while it is awaited, others tell, and their list is another one
      const answer = yield* call(answerTo, key, code);
      answers.push({ code: key, answer });
      if (answers.length >= size) yield* call(tell);
    });
  } finally {
    // cancelled by an edit, what came in is kept; not what came in for another customer
    const served = yield* select(authSelectors.servedCustomer);
    if (served?.code === customerCode) yield* call(tell);
  }
}
