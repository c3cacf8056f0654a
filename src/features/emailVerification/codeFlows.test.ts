import { expectSaga } from 'redux-saga-test-plan';
import { orders } from '@/features/orders';
import { reviews } from '@/features/reviews';
import { watchUnverifiedEmail } from './codeFlows';
import { emailVerification } from './emailVerificationSlice';

const idle = { orders: { placement: { status: 'idle' } }, reviews: { writing: { failure: null } } };
const refused = { status: 'rejected', failure: 'EMAIL_UNVERIFIED' };
const runAt = (state: object) => expectSaga(watchUnverifiedEmail).withState(state);

test.each([
  ['an order', { orders: { placement: refused } }],
  ['a review', { reviews: { writing: { failure: 'EMAIL_UNVERIFIED' } } }],
])('a verification code is requested for %s that was refused before this feature loaded', (_, state) =>
  runAt(state).put(emailVerification.codeRequested()).silentRun(10),
);

test.each([
  ['an order', orders.orderRejected({ code: 'EMAIL_UNVERIFIED' })],
  ['a review', reviews.reviewRefused({ slug: 'a', code: 'EMAIL_UNVERIFIED' })],
])('a verification code is requested for %s that is refused for an unverified e-mail', (_, event) =>
  runAt(idle).put(emailVerification.codeRequested()).dispatch(event).silentRun(10),
);

test('an order refused for another reason requests no verification code', () =>
  runAt(idle)
    .not.put(emailVerification.codeRequested())
    .dispatch(orders.orderRejected({ code: 'ERP_UNAVAILABLE' }))
    .silentRun(10));
