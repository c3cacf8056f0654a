/** FIFO cache of answers, oldest first: writing an answer again moves it to the end, reading does not. */
export type ResponseCache<T> = { question: string; answer: T }[];

/** Maximum entries, more than an hour of choosing requests; the oldest entry is evicted. */
export const maxCacheEntries = 60;

export const readCache = <T>(memory: ResponseCache<T>, question: string): T | undefined =>
  memory.find((entry) => entry.question === question)?.answer;

export const writeCache = <T>(memory: ResponseCache<T>, question: string, answer: T): ResponseCache<T> =>
  [...memory.filter((entry) => entry.question !== question), { question, answer }].slice(-maxCacheEntries);
