import { accountChangeActions } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, take } from '@/shared/saga/effects';
import { endOtherSessions, getOpenSessions } from '@/shop/session';
import { openSessions } from './openSessionsSlice';

/** Loads the account's sessions on the profile page. */
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

/** Ends the sessions in other browsers. Further requests are ignored until the service answers. */
export function* watchOthersEnd() {
  for (;;) {
    yield* take(openSessions.othersEndRequested);
    try {
      // if the account changes, the answer is ignored
      const { left } = yield* race({ left: call(endOtherSessions), gone: take([...accountChangeActions]) });
      if (left) yield* put(openSessions.othersEnded(left));
    } catch (error) {
      yield* put(openSessions.othersEndFailed({ code: toFailureCode(error) }));
    }
  }
}
