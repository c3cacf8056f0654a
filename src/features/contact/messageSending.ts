import * as v from 'valibot';
import { navigation } from '@/features/navigation';
import { codeOf, Failure } from '@/shared/failure';
import { newId } from '@/shared/ids';
import { call, put, select, take } from '@/shared/saga/effects';
import { sendMessage } from '@/shop/contact';
import { problemSchema } from '@/shop/schemas';
import { contact, contactSelectors } from './contactSlice';

/** The form's name among those that a reload waits for. */
export const contactForm = 'contact';

const fieldsIn = (error: unknown): string[] => {
  const problem = error instanceof Failure ? v.safeParse(problemSchema, error.details) : null;
  return problem?.success ? (problem.output.fields ?? []) : [];
};

/**
 * One at a time: while a message is on its way no other press counts. Sent again after a lost answer it has the same key,
 * and stays one message; what was written stays until it is accepted.
 */
export function* messageSending() {
  for (;;) {
    const { message } = (yield* take(contact.messageSubmitted)).payload;
    try {
      const idempotencyKey = (yield* select(contactSelectors.idempotencyKey)) ?? (yield* call(newId));
      yield* put(contact.sendingBegan({ idempotencyKey }));
      const { number } = yield* call(sendMessage, message, idempotencyKey);
      yield* put(contact.messageSent({ number }));
      yield* put(navigation.formSettled({ form: contactForm }));
    } catch (error) {
      yield* put(contact.messageRefused({ code: codeOf(error), fields: fieldsIn(error) }));
    }
  }
}
