/** Random ids come only from here, so that a replay can return the recorded ids. */
export type IdSource = () => string;

const random: IdSource = () => crypto.randomUUID();
let source: IdSource = random;

export const createId = (): string => source();

/** Wraps or replaces the random source. Returns the undo function. */
export function replaceIds(replace: (original: IdSource) => IdSource): () => void {
  const previous = source;
  source = replace(previous);
  return () => {
    source = previous;
  };
}
