import type { Action } from '@reduxjs/toolkit';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { call, put, type SagaGenerator } from '@/shared/saga/effects';

/** Sends a request and puts its events: asked, then received or failed. */
export function* reportRequest<T>(
  asked: Action,
  request: () => Promise<T> | SagaGenerator<T>,
  received: (answer: T) => Action,
  failed: (failure: { code: FailureCode }) => Action,
): SagaGenerator<void> {
  yield* put(asked);
  try {
    yield* put(received((yield* call(request)) as T));
  } catch (error) {
    yield* put(failed({ code: toFailureCode(error) }));
  }
}
