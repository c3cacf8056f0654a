import type { Saga } from 'redux-saga';
import { call, fork } from '@/shared/saga/effects';

export type Flows = Record<string, Saga>;

/**
 * Runs each saga separately. When a saga fails, the error is reported and the other sagas continue. Cancelling the root
 * saga ends all sagas.
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
