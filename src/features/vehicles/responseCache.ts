/** Answers that were given before, the oldest first. */
export type ResponseCache<T> = { question: string; answer: T }[];

/** More questions than an hour of choosing asks; the oldest is forgotten first. */
export const maxCacheEntries = 60;

export const readCache = <T>(memory: ResponseCache<T>, question: string): T | undefined =>
  memory.find((known) => known.question === question)?.answer;

export const writeCache = <T>(memory: ResponseCache<T>, question: string, answer: T): ResponseCache<T> =>
  [...memory.filter((known) => known.question !== question), { question, answer }].slice(-maxCacheEntries);
