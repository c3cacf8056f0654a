/** Client for the embedded database in a separate thread. The client has the same interface as PGlite. */
import { Worker } from 'node:worker_threads';

export type DatabaseRequest = { id: number } & (
  | { kind: 'open' | 'close' }
  | {
      kind: 'query';
      text: string;
      params: unknown[];
      rowMode: 'array' | 'object';
      /** Ids of the types whose values are returned as text, as PostgreSQL spells them. */
      keptTypes: number[];
    }
);

interface DatabaseErrorFields {
  message: string;
  fields: Record<string, unknown>;
}
export interface DatabaseAnswer {
  id: number;
  result?: unknown;
  error?: DatabaseErrorFields;
}

/** Returns the fields of an error that can be sent between threads, such as its code and constraint. */
export function describeDatabaseError(error: unknown): DatabaseErrorFields {
  const message = error instanceof Error ? error.message : String(error);
  const fields = Object.entries(Object(error) as object).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return { message, fields: Object.fromEntries(fields) };
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
  parsers?: Record<number, unknown>;
}

/** The part of PGlite that drizzle uses. */
export interface DatabaseClient {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<unknown>;
  transaction<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Milliseconds after which the thread is ended if the database has not closed. If its files were deleted, PGlite never
 * closes.
 */
const closeMs = 5_000;

/**
 * Opens a database in a folder. The database runs in a separate thread.
 * @param worker path of the built databaseWorker.ts
 */
export async function openThreadedClient(
  worker: string,
  data: { dataDir: string; archive: string | null },
): Promise<DatabaseClient> {
  const thread = new Worker(worker, { workerData: data });
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let ended: Error | null = null;

  thread.on('message', ({ id, result, error }: DatabaseAnswer) => {
    const asked = pending.get(id);
    pending.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), error.fields));
    else asked?.resolve(result);
  });
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('The thread of the database has ended')));

  type Sent = DatabaseRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;
  const send = (request: Sent): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      thread.postMessage({ id: lastId, ...request });
    });

  const direct: DatabaseClient = {
    query: (text, params = [], { rowMode = 'object', parsers = {} } = {}) =>
      send({ kind: 'query', text, params, rowMode, keptTypes: Object.keys(parsers).map(Number) }),
    transaction: (work) => work(direct),
    close: async () => undefined,
  };

  /**
   * Last item of the queue. Transactions and queries run one after another, because the database has only one
   * connection.
   */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };

  const client: DatabaseClient = {
    query: (...question) => inTurn(() => direct.query(...question)),
    transaction: (work) =>
      inTurn(async () => {
        await direct.query('begin');
        try {
          const result = await work(direct);
          await direct.query('commit');
          return result;
        } catch (error) {
          await direct.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    close: async () => {
      const timer = setTimeout(() => void thread.terminate(), closeMs);
      await send({ kind: 'close' }).catch(() => undefined);
      clearTimeout(timer);
      await thread.terminate();
    },
  };
  try {
    await send({ kind: 'open' });
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return client;
}
