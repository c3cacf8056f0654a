import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { accessTable } from './accessTable';
import { ErpFault, requireClient, type ErpRequestFn } from './erpClient';

export interface CatalogueAnswer {
  rows: unknown[];
  /** When the ERP gave the rows of before, which stand in for an answer that it does not give; null for today's. */
  asOf: Date | null;
}

export interface CatalogCache {
  /**
   * A recent answer, or the ERP's; when it gives none, that of before.
   * @param signal aborted when the client went away: a question that no other client waits for then ends
   * @throws ErpFault when there is none of before, either; CLIENT_GONE
   */
  recall(call: ErpCall, fields: Fields, signal?: AbortSignal): Promise<CatalogueAnswer>;
  /** Whether a recent answer is at hand. */
  peek(call: ErpCall, fields: Fields): boolean;
  /** Always the ERP's own answer, which is remembered. @throws ErpFault */
  ask: ErpRequestFn;
  /** For what changed behind the service's back. */
  forget(): void;
}

type Fields = Readonly<Record<string, unknown>>;
interface Known {
  rows: unknown[];
  /** Milliseconds since 1970. */
  at: number;
}

/** A question on its way, with the number of those who wait for it. */
interface Underway {
  rows: Promise<unknown[]>;
  waiting: number;
  controller: AbortController;
}

/** Where an answer of the catalogue came from; `old` stands in for one that the ERP does not give. */
export type CacheOutcome = 'cached' | 'asked' | 'old' | 'failed';

/** How long an answer is today's, and how long it may stand in for one. In milliseconds. */
export interface CacheTtl {
  fresh: number;
  kept: number;
}

/**
 * A price on a shelf is five minutes old at most; the cart and the order ask for that of the moment. A day's prices are
 * better than none, when their age is said.
 */
export const defaultCacheTtl: CacheTtl = { fresh: 5 * 60_000, kept: 24 * 60 * 60_000 };

/** About 100 MB of rows. The longest unused go first. */
const maxRows = 50_000;

const keyOf = (call: ErpCall, fields: Fields): string =>
  `${call} ${JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))}`;

/** Each row is its product's own answer: who opens one after the list asks the ERP nothing. */
const productRow = v.object({ codigo: v.string() });
const productCalls: ReadonlySet<ErpCall> = new Set([
  'getProducto',
  'getProductos',
  'getProductosTipo',
  'getProductosFilter',
]);

/** The question that is asked: one product's code without the blanks around it, every other call as it is. */
const normalizeFields = (call: ErpCall, fields: Fields): Fields =>
  call === 'getProducto' ? { ...fields, codigo: String(fields.codigo).trim() } : fields;

/** The product that was asked for: an ERP that finds it by several spellings may answer with more than one. */
const preferOwnSpelling = (call: ErpCall, fields: Fields, rows: unknown[]): unknown[] => {
  const own =
    call === 'getProducto' && rows.find((row) => v.is(productRow, row) && row.codigo === fields.codigo);
  return own ? [own] : rows;
};

/**
 * Cache of the ERP's answers to the calls that the access table marks as the catalogue's. The level is a part of the key,
 * so that prices of one level never reach another. Equal requests at the same time are sent once.
 */
export function createCatalogCache(options: {
  ask: ErpRequestFn;
  now: () => Date;
  ages: CacheTtl;
  onAnswer?: (call: ErpCall, outcome: CacheOutcome) => void;
}): CatalogCache {
  const { now, ages, onAnswer = () => undefined } = options;
  const known = new LRUCache<string, Known>({
    maxSize: maxRows,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });
  const underway = new Map<string, Underway>();

  function remember(call: ErpCall, fields: Fields, rows: unknown[]): void {
    const at = now().getTime();
    if (productCalls.has(call))
      for (const row of rows) {
        if (!v.is(productRow, row)) continue;
        const single = { nivelComercial: fields.nivelComercial, codigo: row.codigo };
        known.set(keyOf('getProducto', single), { rows: [row], at });
      }
    known.set(keyOf(call, fields), { rows, at });
  }

  const ask: ErpRequestFn = async (call, fields, signal) => {
    const asked = normalizeFields(call, fields);
    const rows = preferOwnSpelling(call, asked, await options.ask(call, asked, signal));
    if (accessTable[call].catalogue) remember(call, asked, rows);
    return rows;
  };

  function start(key: string, call: ErpCall, fields: Fields): Underway {
    const controller = new AbortController();
    const rows = ask(call, fields, controller.signal).finally(() => {
      if (underway.get(key) === question) underway.delete(key);
    });
    const question: Underway = { rows, waiting: 0, controller };
    underway.set(key, question);
    return question;
  }

  /** Asks together with everybody who waits for the same; the last client that goes away ends the question. */
  async function askOnce(
    key: string,
    call: ErpCall,
    fields: Fields,
    signal?: AbortSignal,
  ): Promise<unknown[]> {
    requireClient(signal);
    const question = underway.get(key) ?? start(key, call, fields);
    question.waiting += 1;
    const leave = (): void => {
      question.waiting -= 1;
      if (question.waiting > 0) return;
      if (underway.get(key) === question) underway.delete(key);
      question.controller.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await question.rows;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    ask,
    forget: () => known.clear(),
    peek: (call, fields) => {
      const at = known.get(keyOf(call, normalizeFields(call, fields)))?.at;
      return at !== undefined && now().getTime() - at < ages.fresh;
    },
    async recall(call, fields, signal) {
      if (!accessTable[call].catalogue) return { rows: await ask(call, fields, signal), asOf: null };
      const asked = normalizeFields(call, fields);
      const key = keyOf(call, asked);
      const before = known.get(key);
      const age = before ? now().getTime() - before.at : Infinity;
      if (before && age < ages.fresh) {
        onAnswer(call, 'cached');
        return { rows: before.rows, asOf: null };
      }
      try {
        const rows = await askOnce(key, call, asked, signal);
        onAnswer(call, 'asked');
        return { rows, asOf: null };
      } catch (error) {
        const standsIn = error instanceof ErpFault && before !== undefined && age < ages.kept;
        onAnswer(call, standsIn ? 'old' : 'failed');
        if (!standsIn) throw error;
        return { rows: before.rows, asOf: new Date(before.at) };
      }
    },
  };
}
