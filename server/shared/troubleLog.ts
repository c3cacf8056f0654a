/**
 * Trouble log. It has one line when a failure begins, one line a minute while the failure lasts, and one line when it
 * is over. A line and a stack for each request would fill the disk, and hide other failures.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Problem, toLoggableError } from './problem';

/** Milliseconds between two lines about the same trouble. */
const sampleMs = 60_000;
/** Milliseconds without a failure after which the trouble is over. */
const quietMs = 30_000;
/**
 * Maximum number of simultaneous kinds of trouble, because more lines about one fault in many places would not help.
 */
const maxKinds = 100;

interface Trouble {
  level: 'warn' | 'error';
  sentence: string;
  began: number;
  last: number;
  logged: number;
  count: number;
}

export interface TroubleLog {
  /**
   * Reports a failure.
   * @param sentence describes the failure; with `kind` it identifies the trouble
   * @param details of this failure; the details of the first failure are logged
   */
  report(
    sentence: string,
    details?: { err?: unknown; kind?: string; level?: 'warn' | 'error' } & Record<string, unknown>,
  ): void;
  /** Logs troubles that are over; called by a timer. */
  look(): void;
  stop(): void;
}

/** Returns the messages of an error and its causes, without their stacks and without a statement's parameters. */
export function describeCauses(error: unknown): string {
  const messages: string[] = [];
  for (
    let cause = toLoggableError(error);
    cause instanceof Error && messages.length < 4;
    cause = cause.cause
  ) {
    const code: unknown = Reflect.get(cause, 'code');
    const mark = typeof code === 'string' && !(cause instanceof Problem) ? ` (${code})` : '';
    messages.push(`${cause.message}${mark}`);
  }
  return messages.length === 0 ? String(error) : messages.join(': ');
}

/**
 * Whether an error is expected, so that its stack is left out. A stack helps with a bug, not with an unreachable
 * service.
 */
const isExpected = (error: unknown): boolean => error instanceof Problem && error.code !== 'UNEXPECTED';

export function createTroubleLog(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  now: () => number = () => performance.now(),
  onReport: (sentence: string) => void = () => undefined,
): TroubleLog {
  const troubles = new Map<string, Trouble>();
  let timer: NodeJS.Timeout | null = null;

  const stop = (): void => {
    if (timer) clearInterval(timer);
    timer = null;
  };

  const look = (): void => {
    for (const [key, { level, sentence, began, last, count }] of troubles) {
      if (now() - last < quietMs) continue;
      troubles.delete(key);
      log[level]({ failures: count, forMs: Math.round(last - began) }, `No more: ${sentence}`);
    }
    if (troubles.size === 0) stop();
  };

  return {
    report(sentence, { err: failure, kind = '', level = 'warn', ...details } = {}) {
      const err = toLoggableError(failure);
      onReport(sentence);
      const key = `${sentence} ${kind}`;
      const trouble = troubles.get(key);
      if (!trouble) {
        if (troubles.size >= maxKinds) return;
        const at = now();
        troubles.set(key, { level, sentence, began: at, last: at, logged: at, count: 1 });
        const cause = err === undefined ? {} : isExpected(err) ? { reason: describeCauses(err) } : { err };
        log[level]({ ...details, ...cause }, sentence);
        timer ??= setInterval(look, quietMs / 3).unref();
        return;
      }
      trouble.count += 1;
      trouble.last = now();
      if (trouble.last - trouble.logged < sampleMs) return;
      trouble.logged = trouble.last;
      const reason = err === undefined ? {} : { reason: describeCauses(err) };
      log[level](
        { ...details, ...reason, failures: trouble.count, forMs: Math.round(trouble.last - trouble.began) },
        `Still: ${sentence}`,
      );
    },
    look,
    stop,
  };
}
