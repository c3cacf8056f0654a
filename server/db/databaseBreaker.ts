/**
 * Circuit breaker of the database: after failures in a row it opens, so that no request waits for an unreachable or
 * frozen server. It probes the server by itself; no visitor's request is spent on that.
 */
import { Problem } from '../shared/problem';
import { readSqlState } from '../shared/sqlState';

/** SQLSTATEs with which a server that is going away answers, by how they begin. */
const goneStates = ['08', '57P01', '57P02', '57P03', '53300'];

/** Error of a pool whose connections are all in use: it does not mean that the server is gone. */
const poolTimeout = 'timeout exceeded when trying to connect';

/** Whether an error means that the server is unreachable, or does not answer. */
export function isServerGone(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Problem || error.message === poolTimeout) return false;
  const state = readSqlState(error);
  return state === null || goneStates.some((begin) => state.startsWith(begin));
}

const failuresInARow = 5;
const probeEveryMs = 500;

export interface DatabaseBreaker {
  /** Runs a question. @throws DATABASE_UNAVAILABLE at once, while the server is gone */
  run<T>(question: () => Promise<T>): Promise<T>;
  /** Counts the failure of a question that did not run here. */
  count(error: unknown): void;
  stop(): void;
}

/** @param probe asks the server anything; rejects when it does not answer */
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
          // stopped meanwhile
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
        // an answer that was on its way when it failed for others does not close it: the probe does
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
