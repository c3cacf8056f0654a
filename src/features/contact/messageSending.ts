import * as v from 'valibot';
import { accountChangeActions } from '@/features/auth';
import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { createId } from '@/shared/ids';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { sendMessage } from '@/shop/contact';
import { problemSchema } from '@/shop/schemas';
import { contact, contactSelectors } from './contactSlice';

/** Name with which this form reports unsaved input, so that a reload first asks the user. */
export const contactForm = 'contact';

const getRefusedFields = (error: unknown): string[] => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  return problem?.success ? (problem.output.fields ?? []) : [];
};

/**
 * Waits until the author of the message has logged out or another account has signed in. The slice then drops the
 * message.
 */
function* writerGone(): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(contactSelectors.sending)).status === 'sending');
  return true;
}

/**
 * Sends one message at a time. Further submissions are ignored until the service answers. If an answer was lost, the
 * retry has the same idempotency key, so the shop gets the message once. The draft is kept until the service accepts
 * the message.
 */
export function* watchMessageSending() {
  for (;;) {
    const { message } = (yield* take(contact.messageSubmitted)).payload;
    try {
      const idempotencyKey = (yield* select(contactSelectors.idempotencyKey)) ?? (yield* call(createId));
      yield* put(contact.sendingBegan({ idempotencyKey }));
      const { sent } = yield* race({
        sent: call(sendMessage, message, idempotencyKey),
        gone: call(writerGone),
      });
      if (!sent) continue;
      yield* put(contact.messageSent(sent));
      yield* put(navigation.formSettled({ form: contactForm }));
    } catch (error) {
      yield* put(contact.messageRefused({ code: toFailureCode(error), fields: getRefusedFields(error) }));
    }
  }
}

/** Marks the form as dirty when the form opens with a draft. */
export function* restoreDraft() {
  yield* takeEveryIsolated([navigation.arrived], function* () {
    const place = yield* select(selectPlace);
    if (place?.route !== 'contact' || !(yield* select(contactSelectors.draft))) return;
    yield* put(navigation.formDirtied({ form: contactForm }));
  });
}
