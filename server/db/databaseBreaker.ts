/**
 * Circuit breaker of the database. The breaker opens after consecutive failures, so that no request waits for a server
 * that is unreachable or frozen. While the breaker is open, the breaker itself tests the server with a query.
 */
import { Problem } from '../shared/problem';
import { readSqlState } from '../shared/sqlState';

/** Beginnings of the SQLSTATEs that a server returns when it is shutting down or cannot accept connections. */
const goneStates = ['08', '57P01', '57P02', '57P03', '53300'];

/**
 * Message of the error that is thrown if all connections of a pool are in use. The server may be healthy in this case.
 */
const poolTimeout = 'timeout exceeded when trying to connect';

/** Whether an error means that the server is unreachable or does not answer. */
export function isServerGone(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Problem || error.message === poolTimeout) return false;
  const state = readSqlState(error);
  return state === null || goneStates.some((begin) => state.startsWith(begin));
}

const failuresInARow = 5;
const probeEveryMs = 500;

export interface DatabaseBreaker {
  /**
   * Runs a query.
   * @throws DATABASE_UNAVAILABLE at once while the breaker is open
   */
  run<T>(question: () => Promise<T>): Promise<T>;
  /** Counts the failure of a query that did not run through the breaker. */
  count(error: unknown): void;
  stop(): void;
}

/** @param probe sends the server a trivial query, and rejects if the server does not answer */
export function createDatabaseBreaker(
  probe: () => Promise<unknown>,
  everyMs = probeEveryMs,
): DatabaseBreaker {
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;

  const isOpen = (): boolean => failures >= failuresInARow;

  function look(): void {
    timer = setTimeout(() => {
      probe().then(
        () => {
          failures = 0;
        },
        () => {
          // the breaker may have been stopped while the probe was running
          if (timer) look();
        },
      );
    }, everyMs).unref();
  }

  const count = (error: unknown): void => {
    if (!isServerGone(error)) return;
    failures += 1;
    if (failures === failuresInARow) look();
  };

  return {
    async run(question) {
      if (isOpen())
        throw new Problem('DATABASE_UNAVAILABLE', {}, { cause: new Error('It did not answer before') });
      try {
        const answer = await question();
        // a query that began before the breaker opened may be answered late; this answer does not close the breaker,
        // because only the probe may close it
        if (!isOpen()) failures = 0;
        return answer;
      } catch (error) {
        count(error);
        throw error;
      }
    },
    count,
    stop: () => {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}
