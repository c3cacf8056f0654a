import type { Action } from '@reduxjs/toolkit';
import { toFailureCode, type FailureCode } from '@/shared/failure';
import { call, put, type SagaGenerator } from '@/shared/saga/effects';

/** Sends a request, and dispatches its events: `asked` first, then the event for the answer or the failure. */
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
