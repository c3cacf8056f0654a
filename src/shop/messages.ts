import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { keepAbort, requestJson, type Abortable } from '@/shared/http';
import type { MessageFormatElement } from 'react-intl';

/** Texts by id: plain in development, compiled at build time for everyone else. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const messagesFile = v.record(v.string(), v.union([v.string(), v.array(v.looseObject({}))]));

export const getMessages = (language: string): Abortable<Messages> =>
  keepAbort(requestJson({ method: 'GET', path: `/assets/i18n/${language}.json` }), (body) => {
    const parsed = v.safeParse(messagesFile, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output as Messages;
  });
