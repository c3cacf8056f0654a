/** Answers that were given before, the oldest first. */
export type Memory<T> = { question: string; answer: T }[];

/** More questions than an hour of choosing asks; the oldest is forgotten first. */
export const memoryBound = 60;

export const recall = <T>(memory: Memory<T>, question: string): T | undefined =>
  memory.find((known) => known.question === question)?.answer;

export const remember = <T>(memory: Memory<T>, question: string, answer: T): Memory<T> =>
  [...memory.filter((known) => known.question !== question), { question, answer }].slice(-memoryBound);
