/** Seeded random numbers: the same seed gives the same session on any machine. */
export interface Random {
  /** Integer from 0 to below `most`. */
  below: (most: number) => number;
  between: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  one: <T>(of: readonly T[]) => T;
}

/** mulberry32: 32 bits of state suffice for a few hundred numbers. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    one: (of) => {
      const drawn = of[below(of.length)];
      if (drawn === undefined) throw new Error('nothing to draw from');
      return drawn;
    },
  };
}
