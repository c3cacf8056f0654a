/** Runs a part of a recorded session again, in a fresh shop with its real flows. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { recordRequest, type Exchange, type Log } from '@/app/recorder';
import type { HttpRequest } from '@/shared/http';
import { runSession, type Ran, type SessionStep, type TimedAnswer } from './runSession';

/** Exchange without its time, which does not matter here. */
export type Answered = Omit<Exchange, 't'>;

export interface Intent {
  /** Milliseconds since the beginning. */
  t: number;
  action: UnknownAction;
}

/** Part of a session: the page's events, its duration, and the available answers. */
export interface SessionPart {
  intents: readonly Intent[];
  /** Milliseconds since the beginning. */
  end: number;
  exchanges: readonly Answered[];
}

type Surroundings = Pick<Log, 'preloaded'> &
  Partial<Pick<Log, 'title' | 'app' | 'startedAt' | 'ids' | 'calls'>>;

/** Answers as they were recorded. Random ids are not compared, because leaving out events changes them. */
function createAnswers(
  exchanges: readonly Answered[],
  ids: ReadonlySet<string>,
): (request: HttpRequest) => TimedAnswer | null {
  const toKey = (request: Answered['request']): string =>
    [...ids].reduce((text, id) => text.replaceAll(id, '#'), JSON.stringify(request));
  const answered = exchanges.flatMap(({ request, answer, took }) =>
    answer === null ? [] : [{ key: toKey(request), answer, took, isUsed: false }],
  );
  return (asked) => {
    const key = toKey(recordRequest(asked));
    const alike = answered.filter((other) => other.key === key);
    // the last answer is repeated for all requests that follow
    const found = alike.find(({ isUsed }) => !isUsed) ?? alike.at(-1);
    if (!found) return null;
    found.isUsed = true;
    const { answer, took } = found;
    return {
      took: took ?? 0,
      answer: 'failure' in answer ? answer : { status: answer.status, body: answer.body },
    };
  };
}

/** Answers of the surroundings are given in their recorded order. */
export async function runPart(log: Surroundings, { intents, end, exchanges }: SessionPart): Promise<Ran> {
  const ids = [...(log.ids ?? [])];
  const known = new Set(ids);
  const createId = () => {
    const id = ids.shift() ?? `id-${known.size + 1}`;
    known.add(id);
    return id;
  };
  const calls = [...(log.calls ?? [])];
  let now = 0;
  const steps = intents.flatMap(({ t, action }): SessionStep[] => {
    const wait = Math.max(0, t - now);
    now += wait;
    return [wait, action];
  });
  return runSession({
    title: log.title ?? 'part',
    preloaded: log.preloaded,
    ...(log.app === undefined ? {} : { app: log.app }),
    ...(log.startedAt === undefined ? {} : { startedAt: log.startedAt }),
    steps: [...steps, Math.max(0, end - now)],
    answer: createAnswers(exchanges, known),
    createId,
    callOutside: (name) => {
      const at = calls.findIndex((call) => call.name === name);
      const [call] = calls.splice(at, at < 0 ? 0 : 1);
      if (!call?.answer) return undefined;
      if ('failure' in call.answer) return Promise.reject(new Error(call.answer.failure));
      return call.answer.value;
    },
  });
}
