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
  /** Called when an order could not be sent to the ERP. */
  onDelay: (delay: { order: string; attempts: number; reason: string }) => void;
  /** Called when the database fails. */
  onFault: (error: unknown) => void;
  /** Starts the trace span of an attempt; returns undefined if tracing is off. */
  startSpan?: (() => TraceSpan) | undefined;
  timeoutMs?: number;
}

const second = 1_000;
const usualTimeoutMs = 10 * second;
/**
 * Milliseconds for which a copy of the service claims an order. An attempt takes less time. If a copy has not reported
 * the result by then, the copy counts as dead.
 */
const leaseMs = 60 * second;
const longestPauseMs = 60 * 60 * second;
const sentAtOnce = 10;
const pollMs = 5 * second;

/** Returns the delay before the next attempt: 5 s, 10 s, 20 s and so on, up to an hour. */
export const getBackoffDelay = (attempts: number): number =>
  Math.min(5 * second * 2 ** (attempts - 1), longestPauseMs);

/**
 * Returns the fields for the authorisation of a card payment. The receiver of the order must verify the authorisation
 * with the payment provider before shipping or charging.
 */
const authorisationWords = ({ reference, amount }: Authorisation) => ({
  referencia: reference,
  monto: toDollars(amount),
  estado: 'POR VERIFICAR',
});

type OrderRecord = typeof orders.$inferSelect;

/**
 * Outbox: sends each web order to the ERP's endpoint. The request is a `POST` of the order in the ERP's format: its
 * row, `notas`, and `autorizacion` for a card payment. The header `Idempotency-Key` is the order's id. The ERP has
 * accepted the order if the status is 2xx and the body has no refusal. The status 409 means that the ERP already has
 * the order. After any other answer, or without an answer, the order is sent again after growing delays. The endpoint
 * must accept the same key again, because an answer may be lost. Two copies of the service never send the same order at
 * the same time.
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

  /** Claims up to `sentAtOnce` due orders. No other copy of the service sends these orders until the lease ends. */
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

  /** Sends an order. Returns the reason of a refusal; null if the endpoint accepted the order. */
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
      // redirects are refused, because only the configured endpoint may receive the key
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

  /** Sends up to `sentAtOnce` due orders, each order once. Returns the number of these orders. */
  async function deliver(): Promise<number> {
    const claimed = await claim();
    await Promise.all(claimed.map(handOver));
    return claimed.length;
  }

  async function run(): Promise<void> {
    while (!isEnding) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      // if the database is unreachable, the loop tries again after the usual pause
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
    /** Ends the pause of the loop, so that a placed order is sent at once. */
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
