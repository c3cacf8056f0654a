import type { Saga } from 'redux-saga';
import { call, fork } from '@/shared/saga/effects';

export type Flows = Record<string, Saga>;

/** Runs each saga on its own: one that fails is reported and ends no other. Cancelling the root ends them all. */
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
