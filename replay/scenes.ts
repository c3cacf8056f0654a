/**
 * Scenes are sessions that are written as the page's events and the service's answers, on a fake clock. They cover
 * cases that are too slow or too rare for a story in the browser: a button pressed twice within its lock, failures,
 * limits, other tabs.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { lazyFeatures } from '@/app/lazyFeatures';
import type { Log } from '@/app/recorder';
import { navigation, placeOf } from '@/features/navigation';
import { runSession, type SessionStep } from './runSession';
import { matchPathAnswer, type Answers } from './sceneAnswers';

/** An event of the page, or a number of milliseconds that pass. */
type Step = readonly [type: string, payload?: unknown] | number;

export interface Scene {
  name: string;
  /** Answers by the beginning of the path. They take precedence over the answers of every scene. */
  answers?: Answers;
  steps: readonly Step[];
}

const answerTime = 40;

const toAction = ([type, payload]: readonly [string, unknown?]): UnknownAction =>
  payload === undefined ? { type } : { type, payload };

/** Step that arrives at a page. */
export const buildArrival = (path: string): Step => {
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  return ['navigation/arrived', placeOf({ pathname, search, hash })];
};

/** Events by which all features join the store. */
export const allFeaturesJoin: readonly SessionStep[] = lazyFeatures.map(({ name }) =>
  navigation.featureJoined({ feature: name }),
);

/** Records a scene in a shop that all features have joined, as `replay:accept` expects it. */
export async function recordScene({ name, answers = {}, steps }: Scene): Promise<Log> {
  const counts = new Map<string, number>();
  const own = steps.map((step) => (typeof step === 'number' ? step : toAction(step)));
  const { log } = await runSession({
    title: name,
    answer: (request) => ({ took: answerTime, answer: matchPathAnswer(answers, request, counts) }),
    steps: [...allFeaturesJoin, 500, ...own, 500],
  });
  return log;
}
