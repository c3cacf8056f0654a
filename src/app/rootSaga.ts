import type { Saga } from 'redux-saga';
import { spawn } from '@/shared/saga/effects';

export type Flows = Record<string, Saga>;

/** Spawned, each on its own: one flow that fails takes no other with it. */
export function* runRootSaga(flows: Flows) {
  for (const flow of Object.values(flows)) yield* spawn(flow);
}
