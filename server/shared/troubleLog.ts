/**
 * Trouble log. When a failure begins, one line is logged. While the failure lasts, one line a minute is logged. When
 * the failure is over, one more line is logged. Without this, a line and a stack for each request would fill the disk
 * and hide other failures.
 */
import type { FastifyBaseLogger } from 'fastify';
import { Problem, toLoggableError } from './problem';

/** Milliseconds between two lines about the same trouble. */
const sampleMs = 60_000;
/** Milliseconds without a failure after which the trouble is over. */
const quietMs = 30_000;
/**
 * Maximum number of different troubles at the same time. If one fault causes trouble in many places, more lines would
 * not help.
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
   * @param sentence describes the failure; failures with the same sentence and `kind` are the same trouble
   * @param details details of this failure; they are logged only if this failure causes a line
   */
  report(
    sentence: string,
    details?: { err?: unknown; kind?: string; level?: 'warn' | 'error' } & Record<string, unknown>,
  ): void;
  /** Logs which troubles are over. A timer calls this function. */
  look(): void;
  stop(): void;
}

/**
 * Returns the messages of an error and of its causes. The result contains no stacks, and no parameters of database
 * statements.
 */
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
 * Whether an error is expected. Its stack is then left out, because a stack helps to find a bug, but not to reach a
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
