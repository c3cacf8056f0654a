import type { Saga } from 'redux-saga';
import { call, fork } from '@/shared/saga/effects';

export type Flows = Record<string, Saga>;

/**
 * Runs each saga separately: one that fails is reported and does not end the others. Cancelling the root ends them all.
 */
export function* runRootSaga(flows: Flows, report: (error: Error) => void) {
  for (const flow of Object.values(flows))
    yield* fork(function* () {
      try {
        yield* call(flow);
      } catch (error) {
        report(error as Error);
      }
    });
}
