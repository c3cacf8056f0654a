import { accountChangeActions } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, take } from '@/shared/saga/effects';
import { endOtherSessions, getOpenSessions } from '@/shop/session';
import { openSessions } from './openSessionsSlice';

/** Loads the account's sessions on the profile. */
export const watchProfileSessions = () =>
  loadForRoute({
    routes: ['profile'],
    for: 'account',
    load: () =>
      reportRequest(
        openSessions.listAsked(),
        getOpenSessions,
        openSessions.listReceived,
        openSessions.listFailed,
      ),
  });

/** Ends the sessions in other browsers: one request at a time; further ones are ignored until the answer. */
export function* watchOthersEnd() {
  for (;;) {
    yield* take(openSessions.othersEndRequested);
    try {
      // an account change drops the result
      const { left } = yield* race({ left: call(endOtherSessions), gone: take([...accountChangeActions]) });
      if (left) yield* put(openSessions.othersEnded(left));
    } catch (error) {
      yield* put(openSessions.othersEndFailed({ code: toFailureCode(error) }));
    }
  }
}
