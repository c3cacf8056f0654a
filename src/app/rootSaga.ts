import type { Saga } from 'redux-saga';
import { spawn } from '@/shared/saga/effects';

export type Flows = Record<string, Saga>;

/** Spawns each saga on its own: one that fails ends no other. */
export function* runRootSaga(flows: Flows) {
  for (const flow of Object.values(flows)) yield* spawn(flow);
}
