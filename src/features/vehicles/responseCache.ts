/**
 * FIFO cache of answers, oldest first. Writing an answer again moves it to the end; reading an answer does not move it.
 */
export type ResponseCache<T> = { question: string; answer: T }[];

/**
 * Maximum number of entries. A person who chooses vehicles for an hour makes fewer requests. The oldest entry is
 * evicted.
 */
export const maxCacheEntries = 60;

export const readCache = <T>(memory: ResponseCache<T>, question: string): T | undefined =>
  memory.find((entry) => entry.question === question)?.answer;

export const writeCache = <T>(memory: ResponseCache<T>, question: string, answer: T): ResponseCache<T> =>
  [...memory.filter((entry) => entry.question !== question), { question, answer }].slice(-maxCacheEntries);
