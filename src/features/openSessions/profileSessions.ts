import { accountChangeActions, authSelectors } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, select, take } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { endOtherSessions, getOpenSessions } from '@/shop/session';
import { openSessions } from './openSessionsSlice';

/** Loads the account's sessions on the profile; a retry or another account loads them again. */
export function* watchProfileSessions() {
  let times = 0;
  yield* takeLatestByKey(
    [navigation.arrived, navigation.retryRequested, ...accountChangeActions],
    function* (event) {
      if (!navigation.arrived.match(event)) times += 1;
      const place = yield* select(selectPlace);
      const account = yield* select(authSelectors.account);
      return place?.route === 'profile' && account ? `${account.code} ${times}` : null;
    },
    function* () {
      yield* put(openSessions.listAsked());
      try {
        yield* put(openSessions.listReceived(yield* call(getOpenSessions)));
      } catch (error) {
        yield* put(openSessions.listFailed({ code: toFailureCode(error) }));
      }
    },
  );
}

/** Ends the sessions in other browsers: one request at a time, further ones are ignored until the answer. */
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
