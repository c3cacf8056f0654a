/**
 * Cache of answers, the oldest first. Writing an answer again moves the answer to the end. Reading does not move an
 * answer.
 */
export type ResponseCache<T> = { question: string; answer: T }[];

/**
 * Maximum number of cached answers. If there are more, the oldest answer is removed. A visitor who chooses vehicles for
 * an hour sends fewer requests.
 */
export const maxCacheEntries = 60;

export const readCache = <T>(memory: ResponseCache<T>, question: string): T | undefined =>
  memory.find((entry) => entry.question === question)?.answer;

export const writeCache = <T>(memory: ResponseCache<T>, question: string, answer: T): ResponseCache<T> =>
  [...memory.filter((entry) => entry.question !== question), { question, answer }].slice(-maxCacheEntries);
