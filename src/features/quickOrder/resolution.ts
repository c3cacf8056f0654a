import { auth, authSelectors } from '@/features/auth';
import { codeOf as partCode } from '@/shared/partSearch';
import { call, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { quickOrder, quickOrderSelectors, type Answer } from './quickOrderSlice';

/** Comes with the first list: most people never bring one. */
const resolver = () => import('./resolveRows');

/**
 * Finds the part of every row that waits, identical codes once. Whatever changes the rows that wait begins anew with
 * those; when who is served changes, no answer for the one before lands.
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
    try {
      const { resolveRows } = yield* call(resolver);
      yield* call(resolveRows, codes, customer.code);
    } catch {
      const answer: Answer = { status: 'failed', failure: 'OFFLINE' };
      yield* put(quickOrder.answersReceived({ answers: codes.map(([code]) => ({ code, answer })) }));
    }
  });
}
