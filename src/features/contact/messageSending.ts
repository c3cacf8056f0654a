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

/** The form's name among those that a reload waits for. */
export const contactForm = 'contact';

const fieldsIn = (error: unknown): string[] => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  return problem?.success ? (problem.output.fields ?? []) : [];
};

/** Whoever wrote it is gone, and with them what was said of it. */
function* writerGone(): SagaGenerator<true> {
  do {
    yield* take([...accountChangeActions]);
  } while ((yield* select(contactSelectors.sending)).status === 'sending');
  return true;
}

/**
 * One at a time: while a message is on its way no other press of the same person counts. Sent again after a lost answer it
 * has the same key, and stays one message; what was written stays until it is accepted.
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
      yield* put(contact.messageRefused({ code: toFailureCode(error), fields: fieldsIn(error) }));
    }
  }
}

/** What was typed before and is shown again is lost by a reload as much as what is typed now. */
export function* restoreDraft() {
  yield* takeEveryIsolated([navigation.arrived], function* () {
    const place = yield* select(selectPlace);
    if (place?.route !== 'contact' || !(yield* select(contactSelectors.draft))) return;
    yield* put(navigation.formDirtied({ form: contactForm }));
  });
}
