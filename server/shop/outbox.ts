import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { toOrderRow, type Authorisation } from '@/erp/rows/order';
import { toDollars } from '@/shared/money';
import type { Config } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import { orders, outbox } from '../db/schema';
import { describeFetchError } from '../shared/describeFetchError';
import { getCurrentSpan, getTraceHeaders, runInSpan, type TraceSpan } from '../shared/tracing';
import { findRefusal, readBeginning } from './findRefusal';
import { orderOf } from './orderStore';

export interface OutboxOptions {
  database: LazyDatabase;
  endpoint: NonNullable<Config['orders']>;
  now: () => Date;
  /** Called when an order could not be handed over. */
  onDelay: (delay: { order: string; attempts: number; reason: string }) => void;
  /** Called when the database did not answer. */
  onFault: (error: unknown) => void;
  /** Starts the trace of an attempt; undefined if tracing is off. */
  startSpan?: (() => TraceSpan) | undefined;
  timeoutMs?: number;
}

const second = 1_000;
const usualTimeoutMs = 10 * second;
/** Milliseconds of an order's lease, longer than an attempt may take: a copy that has not reported by then is dead. */
const leaseMs = 60 * second;
const longestPauseMs = 60 * 60 * second;
const sentAtOnce = 10;
const pollMs = 5 * second;

/** Returns the delay before the next attempt: 5 s, 10 s, 20 s … an hour. */
export const getBackoffDelay = (attempts: number): number =>
  Math.min(5 * second * 2 ** (attempts - 1), longestPauseMs);

/**
 * Fields for the authorisation of a card payment, which the receiver verifies with the provider before shipping or
 * charging.
 */
const authorisationWords = ({ reference, amount }: Authorisation) => ({
  referencia: reference,
  monto: toDollars(amount),
  estado: 'POR VERIFICAR',
});

type OrderRecord = typeof orders.$inferSelect;

/**
 * Outbox: hands each web order to the ERP's endpoint: `POST`, the order in the ERP's format (its row, `notas`, and
 * `autorizacion` for a card), with the header `Idempotency-Key`: the order's id. 2xx without a refusal in its body and
 * 409 (the order is there already) count as accepted; anything else, or no answer, is retried at growing intervals. As
 * an answer can be lost, the endpoint must treat a known key as the same order. Several copies of the service never
 * send the same order at the same time.
 */
export function makeOutbox({
  database,
  endpoint,
  now,
  onDelay,
  onFault,
  startSpan,
  timeoutMs = usualTimeoutMs,
}: OutboxOptions) {
  let isEnding = false;
  let wake = (): void => undefined;
  let running: Promise<void> | null = null;

  const after = (ms: number): Date => new Date(now().getTime() + ms);

  /** Claims due orders for this copy, until the lease ends. */
  async function claim(): Promise<{ record: OrderRecord; attempts: number }[]> {
    const db = await database.get();
    const due = db
      .select({ orderId: outbox.orderId })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.dueAt, now())))
      .orderBy(outbox.dueAt)
      .limit(sentAtOnce)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, dueAt: after(leaseMs), reason: null })
      .where(inArray(outbox.orderId, due))
      .returning();
    if (claimed.length === 0) return [];
    const attemptsOf = new Map(claimed.map(({ orderId, attempts }) => [orderId, attempts]));
    const records = await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...attemptsOf.keys()]));
    return records.map((record) => ({ record, attempts: attemptsOf.get(record.id)! }));
  }

  const bodyOf = (record: OrderRecord) => {
    const order = orderOf(record, null);
    return {
      ...toOrderRow(order),
      empresa: record.content.company,
      notas: record.notes,
      ...(order.authorisation ? { autorizacion: authorisationWords(order.authorisation) } : {}),
    };
  };

  /** Sends an order. Returns the reason of a refusal; null when the endpoint has accepted it. */
  async function send(record: OrderRecord): Promise<string | null> {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': record.id,
        ...getTraceHeaders(),
        ...(endpoint.key === null ? {} : { authorization: `Bearer ${endpoint.key}` }),
      },
      body: JSON.stringify(bodyOf(record)),
      // the key must reach only the configured endpoint, so redirects are refused
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => describeFetchError('no answer', error));
    if (typeof answer === 'string') return answer;
    getCurrentSpan()?.set({ 'http.response.status_code': answer.status });
    if (!answer.ok) {
      await answer.body?.cancel();
      return answer.status === 409 ? null : `status ${answer.status}`;
    }
    const refusal = findRefusal(await readBeginning(answer.body));
    return refusal === null ? null : `status ${answer.status} with ${refusal}`;
  }

  async function handOver({ record, attempts }: { record: OrderRecord; attempts: number }): Promise<void> {
    const span = startSpan?.();
    const reason = await runInSpan(span, () => send(record));
    span?.end(reason === null ? undefined : 'NOT_HANDED_OVER');
    if (reason !== null) onDelay({ order: record.id, attempts, reason });
    const outcome = reason === null ? { sentAt: now() } : { dueAt: after(getBackoffDelay(attempts)), reason };
    const db = await database.get();
    await db.update(outbox).set(outcome).where(eq(outbox.orderId, record.id));
  }

  /** Sends all due orders once. Returns their number. */
  async function deliver(): Promise<number> {
    const claimed = await claim();
    await Promise.all(claimed.map(handOver));
    return claimed.length;
  }

  async function run(): Promise<void> {
    while (!isEnding) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      // an unreachable database is retried like any other failure
      const tried = await deliver().catch((error: unknown) => {
        onFault(error);
        return 0;
      });
      if (tried === sentAtOnce) continue;
      if (isEnding) return;
      const timer = setTimeout(wake, pollMs);
      await woken;
      clearTimeout(timer);
    }
  }

  return {
    deliver,
    start: () => {
      running ??= run();
    },
    /** Sends placed orders at once, without waiting for the next interval. */
    wake: () => wake(),
    /** Stops after the current attempts have ended. */
    stop: async () => {
      isEnding = true;
      wake();
      await running;
    },
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;
