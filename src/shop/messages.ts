import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable } from '@/shared/http';
import type { MessageFormatElement } from 'react-intl';

/** Messages by id. A message is a text in development, and is otherwise compiled at build time. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Checks the form of messages. A schema would take 10 ms of a first page. */
const areMessages = (body: unknown): body is Messages =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.values(body).every((message) => typeof message === 'string' || Array.isArray(message));

export const getMessages = (language: string): Abortable<Messages> =>
  mapAbortable(requestJson({ method: 'GET', path: `/assets/i18n/${language}.json` }), (body) => {
    if (!areMessages(body)) throw new Failure('BAD_ANSWER');
    return body;
  });
