import { packJson } from '@/app/packedAnswers';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';

/** JSON without any character that could end its script element. */
export const toInlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Writes the answers that a page brings along, as its script element holds them. */
export const writeAnswers = (answers: readonly PrefetchedResponse[]): string =>
  toInlineJson(packJson(answers));
