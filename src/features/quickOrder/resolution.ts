import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import type { Product } from '@/erp/rows/product';
import { auth, authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { codeOf, type FailureCode } from '@/shared/failure';
import { call, put, select, type SagaGenerator } from '@/shared/saga/effects';
import { latest, pooled } from '@/shared/saga/flows';
import { codeOf as partCode } from '@/shared/partSearch';
import { exactly, familyOf, matchOf, nearest } from './match';
import { quickOrder, quickOrderSelectors, type Answer } from './quickOrderSlice';

const atATime = 6;
/** Events that tell the answers of one run: 500 lines make tens of entries in a log, and few lines each its own. */
const mostEvents = 40;
/** So many failures without an answer between: the ERP is down, and the rest need not wait for it. */
const patience = 6;

const ask = (nivelComercial: number, words: string, limit: number) =>
  getProductosFilter({ nivelComercial, search: words.slice(0, 120), limit });

/** The ERP's answer for a code; where nothing has it, what is alike in its family. */
function* askFor(code: string) {
  const level = yield* select(authSelectors.level);
  const match = matchOf(code, yield* call(ask, level, code, 10));
  const family = match.kind === 'near' ? familyOf(code) : '';
  return family === '' ? match : nearest(code, yield* call(ask, level, family, 30));
}

/**
 * Finds the part of every row that waits: identical codes once, a known sku without asking, six questions at a time.
 * Whatever changes the rows that wait begins anew with those; who is served changes, and no answer for the one before lands.
 */
export function* resolution() {
  const occasions = [
    quickOrder.linesSubmitted,
    quickOrder.codeEdited,
    quickOrder.retryRequested,
    quickOrder.removalUndone,
    quickOrder.emptied,
    auth.sessionReceived,
    auth.customerSelected,
    auth.signedOut,
  ] as const;
  yield* latest(occasions, function* () {
    const rows = yield* select(quickOrderSelectors.rows);
    const waiting = rows.filter(({ answer }) => answer.status === 'asking');
    const codes = [...new Map(waiting.map(({ code }) => [partCode(code), code]))];
    const customer = yield* select(authSelectors.servedCustomer);
    if (codes.length === 0 || !customer) return;

    const inMemory = Object.values(yield* select(catalogSelectors.products));
    const bySku = new Map<string, Product>(inMemory.map((product) => [partCode(product.sku), product]));
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
      if (known) return { status: 'answered', ...exactly(known) };
      if (failure && failure.inARow >= patience) return { status: 'failed', failure: failure.code };
      try {
        const match = yield* call(askFor, code);
        failure = null;
        return { status: 'answered', ...match };
      } catch (error) {
        failure = { code: codeOf(error), inARow: (failure?.inARow ?? 0) + 1 };
        return { status: 'failed', failure: failure.code };
      }
    }
    try {
      yield* pooled(atATime, codes, function* ([key, code]) {
        answers.push({ code: key, answer: yield* call(answerTo, key, code) });
        if (answers.length >= size) yield* call(tell);
      });
    } finally {
      // cancelled by an edit, what came in is kept; not what came in for another customer
      const served = yield* select(authSelectors.servedCustomer);
      if (served?.code === customer.code) yield* call(tell);
    }
  });
}
