/**
 * Seeded random generator of the demonstration: every number follows from the seed, so that each start makes the same
 * shop.
 */
export interface Random {
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns true in `chance` percent of the calls. */
  percent(chance: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/**
 * Returns the FNV-1a hash of a text, as a seed. A row seeds with its own text, so that another new row does not change
 * it.
 */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Creates mulberry32, seeded with a text. */
export function createRandom(text: string): Random {
  let state = seedOf(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    percent: (chance) => next() * 100 < chance,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
