/** The only door to randomness, so that a replay can hand out the recorded ids again. */
export type IdSource = () => string;

const random: IdSource = () => crypto.randomUUID();
let source: IdSource = random;

export const createId = (): string => source();

/** Puts another source in front of, or in place of, the random one. Returns what undoes it. */
export function replaceIds(replace: (original: IdSource) => IdSource): () => void {
  const before = source;
  source = replace(before);
  return () => {
    source = before;
  };
}
