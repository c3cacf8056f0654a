import { packJson } from '@/app/packedAnswers';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

/** Writes JSON for a script element. The JSON contains no character that could end the element. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Writes the prefetched answers of a page as JSON for a script element. */
export const writeAnswers = (answers: readonly PrefetchedResponse[]): string =>
  toInlineJson(packJson(answers));
