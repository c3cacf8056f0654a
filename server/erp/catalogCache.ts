import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { accessTable } from './accessTable';
import { ErpFault, requireClient, type ErpRequestFn } from './erpClient';
import type { AskedAt, FoundAnswer, SharedAnswer, SharedAnswers, Turn } from './sharedAnswers';

export interface CatalogueAnswer {
  rows: unknown[];
  /** Time of an old answer that is used because the ERP fails. Null for a recent answer. */
  asOf: Date | null;
}

export interface CatalogCache {
  /**
   * Returns a recent answer from the cache, or calls the ERP. If the ERP fails, the last answer is returned.
   * @param signal aborted when the client disconnects; the ERP call is then aborted if no other client waits for its
   * answer
   * @throws ErpFault if the ERP fails and no old answer exists; CLIENT_GONE
   */
  recall(call: ErpCall, fields: Fields, signal?: AbortSignal): Promise<CatalogueAnswer>;
  /** Whether a recent answer is in the memory of this process. */
  peek(call: ErpCall, fields: Fields): boolean;
  /** Loads recent answers from Redis into memory. */
  gather(call: ErpCall, questions: readonly Fields[]): Promise<void>;
  /**
   * Returns recent cached answers to several questions, without ERP calls. Null for each question that is not cached.
   */
  recallAtHand(call: ErpCall, questions: readonly Fields[]): Promise<(unknown[] | null)[]>;
  /** Calls the ERP, even if the answer is cached, and caches the new answer. @throws ErpFault */
  ask: ErpRequestFn;
  /** Clears the cache of all copies of the service. Needed after a change that the service did not see. */
  forget(): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;
interface Known {
  rows: unknown[];
  /** Time of the answer, in milliseconds since 1970. */
  at: number;
  /**
   * Id of an answer in Redis, where all copies of the service share it. Undefined if the answer is only in this
   * process.
   */
  id?: string;
  /** Whether Redis has lost the answer. Another copy of the service may then have a newer answer. */
  isLost?: boolean;
  /** Whether the answer is too large for Redis. Each copy of the service then stores its own answer. */
  isLeftOut?: boolean;
}

/** Rows that waiting clients get. The rows come from the ERP, or from another copy of the service. */
interface Brought {
  rows: unknown[];
  from: 'asked' | 'shared';
}

interface AtHand {
  rows: unknown[];
  from: 'cached' | 'shared';
}

/** A pending request, and the number of clients that wait for its answer. */
interface Underway {
  answer: Promise<Brought>;
  waiting: number;
  controller: AbortController;
}

/**
 * Source of an answer. `shared`: another copy of the service called the ERP. `old`: the answer is outdated, but the ERP
 * fails.
 */
export type CacheOutcome = 'cached' | 'shared' | 'asked' | 'old' | 'failed';

/**
 * Ages of a cached answer, in milliseconds: up to `fresh` the answer is used normally, and up to `kept` it is used
 * while the ERP fails.
 */
export interface CacheTtl {
  fresh: number;
  kept: number;
}

/**
 * Maximum ages of cached answers. A price in a list is at most five minutes old. The cart and an order request the
 * current price. While the ERP fails, an old price is shown with its age, because an old price is better than no price.
 */
export const defaultCacheTtl: CacheTtl = { fresh: 5 * 60_000, kept: 24 * 60 * 60_000 };

/** Maximum number of cached rows. They take about 100 MB. The cache drops the least recently used answers first. */
const maxRows = 50_000;

const keyOf = (call: ErpCall, fields: Fields): string =>
  `${call} ${JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))}`;

/**
 * A product row in the answer to a list. The row is also cached as the answer to a request for the product itself, so
 * that a product opened from a list needs no ERP call.
 */
const productRow = v.object({ codigo: v.string() });
const productCalls: ReadonlySet<ErpCall> = new Set([
  'getProducto',
  'getProductos',
  'getProductosTipo',
  'getProductosFilter',
]);

/** Trims the code in a request for a single product. All other calls stay unchanged. */
const normalizeFields = (call: ErpCall, fields: Fields): Fields =>
  call === 'getProducto' ? { ...fields, codigo: String(fields.codigo).trim() } : fields;

/**
 * Returns only the row with exactly the requested code, if there is one. An ERP may find several products, because it
 * accepts several spellings of a code.
 */
const preferOwnSpelling = (call: ErpCall, fields: Fields, rows: unknown[]): unknown[] => {
  const own =
    call === 'getProducto' && rows.find((row) => v.is(productRow, row) && row.codigo === fields.codigo);
  return own ? [own] : rows;
};

/**
 * While another copy of the service requests an answer, this process looks for the answer in Redis. Milliseconds before
 * it looks again. Each further pause is twice as long, up to `longestPauseMs`.
 */
const firstPauseMs = 25;
const longestPauseMs = 250;
/** Maximum milliseconds to wait for an answer that another copy of the service requests. */
const defaultMaxWaitMs = 10_000;
/** Number of answers that are loaded from Redis in one step. */
const gatheredAtOnce = 100;

/**
 * Caches the ERP's answers to the calls that the access table marks with `catalogue`. The key includes the price level,
 * so that the prices of one level never reach another level. If several clients need the same answer at the same time,
 * the ERP is called once.
 * With Redis, all copies of the service share the answers. Each question is looked up in Redis first. An answer that
 * this process already has in memory is not transferred again. Without Redis, each copy of the service uses only its
 * memory.
 */
export function createCatalogCache(options: {
  ask: ErpRequestFn;
  now: () => Date;
  ages: CacheTtl;
  onAnswer?: (call: ErpCall, outcome: CacheOutcome) => void;
  /**
   * Creates the cache that copies of the service share.
   * @param onForget called when another copy of the service clears the cache
   */
  share?: (onForget: () => void) => SharedAnswers;
  /** Maximum milliseconds to wait for an answer that another copy of the service requests. */
  maxWaitMs?: number;
}): CatalogCache {
  const { now, ages, onAnswer = () => undefined, maxWaitMs = defaultMaxWaitMs } = options;
  const known = new LRUCache<string, Known>({
    maxSize: maxRows,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });
  const underway = new Map<string, Underway>();
  const shared = options.share?.(() => known.clear());

  const ageOf = (answer: Known | undefined): number => (answer ? now().getTime() - answer.at : Infinity);
  const isAtHand = (answer: Known | undefined): answer is Known =>
    ageOf(answer) < ages.fresh && !(answer?.isLost && shared?.isUp());

  /**
   * Stores an answer from Redis. If this process has a newer answer that it could not write to Redis, the newer answer
   * stays.
   */
  function keep(key: string, { rows, id, ageMs }: SharedAnswer): Known {
    const answer: Known = { rows, id, at: now().getTime() - ageMs };
    const own = known.peek(key);
    if (own && own.id === undefined && own.at > answer.at) return own;
    known.set(key, answer);
    return answer;
  }

  /** Whether this process has a recent answer that is too large for Redis. */
  const isOwn = (key: string): boolean => {
    // the answer is read from memory again, because the lookup in Redis may have cleared the memory
    const answer = known.peek(key);
    return ageOf(answer) < ages.fresh && answer?.isLeftOut === true;
  };

  /** Marks an answer as lost, because Redis no longer has it. */
  function lose(key: string): void {
    const answer = known.peek(key);
    if (answer && !answer.isLeftOut) answer.isLost = true;
  }

  /**
   * Lists the questions that the rows answer: the question for the list, and one question for each product in the list.
   */
  function listAnswers(call: ErpCall, fields: Fields, rows: unknown[]): Map<string, unknown[]> {
    const answers = new Map<string, unknown[]>();
    if (productCalls.has(call))
      for (const row of rows) {
        if (!v.is(productRow, row)) continue;
        const single = { nivelComercial: fields.nivelComercial, codigo: row.codigo };
        answers.set(keyOf('getProducto', single), [row]);
      }
    return answers.set(keyOf(call, fields), rows);
  }

  /** Caches an answer. @param began time before the ERP was called, by the clock of this process */
  async function remember(
    call: ErpCall,
    fields: Fields,
    rows: unknown[],
    { asked, began }: { asked: AskedAt | null; began: number },
  ): Promise<void> {
    const answers = listAnswers(call, fields, rows);
    const written = await shared?.write(
      asked,
      [...answers].map(([key, own]) => ({ key, rows: own })),
    );
    // the answer is not cached, because the cache was cleared after the ERP was called
    if (written?.id === null) return;
    const at = written ? now().getTime() - written.ageMs : began;
    for (const [key, own] of answers) {
      const isLeftOut = written?.leftOut.has(key) === true;
      known.set(key, { rows: own, at, ...(isLeftOut ? { isLeftOut } : { id: written?.id }) });
    }
  }

  const ask: ErpRequestFn = async (call, fields, signal) => {
    const question = normalizeFields(call, fields);
    const isShared = accessTable[call].catalogue;
    const asked = shared && isShared ? await shared.readTime() : null;
    const began = now().getTime();
    const rows = preferOwnSpelling(call, question, await options.ask(call, question, signal));
    if (isShared) await remember(call, question, rows, { asked, began });
    return rows;
  };

  const askAlone = async (call: ErpCall, fields: Fields, signal: AbortSignal): Promise<Brought> => ({
    rows: await ask(call, fields, signal),
    from: 'asked',
  });

  async function askInTurn(
    { answers, turn }: { answers: SharedAnswers; turn: Turn },
    call: ErpCall,
    fields: Fields,
    signal: AbortSignal,
  ): Promise<Brought> {
    const began = now().getTime();
    const rows = await answers.keepTurn(turn, () => options.ask(call, fields, signal));
    const own = preferOwnSpelling(call, fields, rows);
    await remember(call, fields, own, { asked: turn, began });
    return { rows: own, from: 'asked' };
  }

  /** Calls the ERP. If another copy of the service is already making the same call, waits for its answer instead. */
  async function askOrWait(
    { answers, found: first }: { answers: SharedAnswers; found: FoundAnswer },
    key: string,
    call: ErpCall,
    fields: Fields,
    signal: AbortSignal,
  ): Promise<Brought> {
    const began = performance.now();
    let found: FoundAnswer | null = first;
    let pauseMs = firstPauseMs;
    while (found?.kind === 'wait') {
      // this copy of the service does not call the ERP itself, because its call would probably take as long again
      if (performance.now() - began >= maxWaitMs)
        throw new ErpFault('ERP_TIMEOUT', new Error(`${call}: another copy of the service still asks`));
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      requireClient(signal);
      found = await answers.find({ call, key, known: known.peek(key)?.id }, found.holder);
    }
    const own = known.get(key);
    if (found?.kind === 'answer') return { rows: keep(key, found.answer).rows, from: 'shared' };
    if (found?.kind === 'same' && own) return { rows: own.rows, from: 'shared' };
    if (found?.kind === 'turn') return askInTurn({ answers, turn: found.turn }, call, fields, signal);
    if (found?.kind === 'fault')
      throw new ErpFault(found.code, new Error(`${call}: another copy of the service asked`));
    return askAlone(call, fields, signal);
  }

  function start(key: string, call: ErpCall, fields: Fields, found: FoundAnswer | null): Underway {
    const controller = new AbortController();
    const { signal } = controller;
    const asking =
      shared && found
        ? askOrWait({ answers: shared, found }, key, call, fields, signal)
        : askAlone(call, fields, signal);
    const answer = asking.finally(() => {
      if (underway.get(key) === question) underway.delete(key);
    });
    const question: Underway = { answer, waiting: 0, controller };
    underway.set(key, question);
    return question;
  }

  /**
   * Makes one request for all clients that wait for the same answer. The request is aborted when the last of these
   * clients disconnects.
   */
  async function askOnce(
    key: string,
    call: ErpCall,
    fields: Fields,
    found: FoundAnswer | null,
    signal?: AbortSignal,
  ): Promise<Brought> {
    const isTurn = found?.kind === 'turn';
    if (signal?.aborted && isTurn) await shared?.giveBack(found.turn);
    requireClient(signal);
    const question = (isTurn ? undefined : underway.get(key)) ?? start(key, call, fields, found);
    question.waiting += 1;
    const leave = (): void => {
      question.waiting -= 1;
      if (question.waiting > 0) return;
      if (underway.get(key) === question) underway.delete(key);
      question.controller.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await question.answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Finds an outdated answer while the ERP fails. Redis is searched first, and then the memory of this process. */
  async function findOld(key: string, call: ErpCall): Promise<Known | null> {
    const old = await shared?.findOld({ call, key, known: known.peek(key)?.id });
    const answer = old && old !== 'same' ? keep(key, old) : known.get(key);
    return answer && ageOf(answer) < ages.kept ? answer : null;
  }

  /**
   * Finds recent answers without calling the ERP. While Redis does not answer, only the memory of this process is
   * searched.
   */
  async function findAtHand(call: ErpCall, questions: readonly Fields[]): Promise<(AtHand | null)[]> {
    const keys = questions.map((fields) => keyOf(call, normalizeFields(call, fields)));
    const answers: (AtHand | null)[] = [];
    for (let from = 0; from < keys.length; from += gatheredAtOnce) {
      const part = keys.slice(from, from + gatheredAtOnce);
      const before = part.map((key) => known.get(key));
      const found = shared
        ? await shared.findAll(part.map((key, at) => ({ call, key, known: before[at]?.id })))
        : null;
      for (const [at, key] of part.entries()) {
        const [own, answer] = [before[at], found?.[at]];
        if (answer && answer !== 'same') {
          answers.push({ rows: keep(key, answer).rows, from: 'shared' });
        } else if (own && (found ? answer === 'same' || isOwn(key) : isAtHand(own))) {
          answers.push({ rows: own.rows, from: 'cached' });
        } else {
          if (found) lose(key);
          answers.push(null);
        }
      }
    }
    return answers;
  }

  return {
    ask,
    forget: async () => {
      known.clear();
      await shared?.forget();
    },
    peek: (call, fields) => isAtHand(known.get(keyOf(call, normalizeFields(call, fields)))),
    gather: async (call, questions) => {
      if (shared) await findAtHand(call, questions);
    },
    async recallAtHand(call, questions) {
      const found = await findAtHand(call, questions);
      return found.map((answer) => {
        if (answer) onAnswer(call, answer.from);
        return answer && answer.rows;
      });
    },
    async recall(call, fields, signal) {
      if (!accessTable[call].catalogue) return { rows: await ask(call, fields, signal), asOf: null };
      const asked = normalizeFields(call, fields);
      const key = keyOf(call, asked);
      const before = known.get(key);
      const found = shared && !underway.has(key) ? await shared.find({ call, key, known: before?.id }) : null;
      if (found?.kind === 'answer') {
        onAnswer(call, 'shared');
        return { rows: keep(key, found.answer).rows, asOf: null };
      }
      if (before && (found ? found.kind === 'same' || isOwn(key) : isAtHand(before))) {
        if (found?.kind === 'turn') await shared?.giveBack(found.turn);
        onAnswer(call, 'cached');
        return { rows: before.rows, asOf: null };
      }
      if (found) lose(key);
      try {
        const { rows, from } = await askOnce(key, call, asked, found, signal);
        onAnswer(call, from);
        return { rows, asOf: null };
      } catch (error) {
        const old = error instanceof ErpFault ? await findOld(key, call) : null;
        onAnswer(call, old ? 'old' : 'failed');
        if (!old) throw error;
        return { rows: old.rows, asOf: new Date(old.at) };
      }
    },
  };
}
