import { packJson } from '@/app/packedAnswers';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

/** Writes JSON without any character that could end its script element. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Writes a page's prefetched answers for their script element. */
export const writeAnswers = (answers: readonly PrefetchedResponse[]): string =>
  toInlineJson(packJson(answers));
