import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable } from '@/shared/http';
import type { MessageFormatElement } from 'react-intl';

/** Messages by id: text in development, compiled at build time otherwise. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Checks messages without a schema, which would take 10 ms for a first page. */
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
