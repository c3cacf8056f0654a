/** How a measuring program tells its figures to whoever reads its output: one line each, '= cart.growth 0.42'. */

/**
 * @param id as in goals.mjs
 * @param value a number in the unit said there
 */
export const tell = (id, value) => process.stdout.write(`= ${id} ${Number(value.toFixed(3))}\n`);

/** The figures in what a program has printed, by id. */
export const figuresIn = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^= (\S+) (\S+)$/gm)].map(([, id, value]) => [id, { ours: Number(value) }]),
  );

/** The middle one; of an even number the upper. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** By which power a cost grows with a count. */
export const exponentOf = (costs, counts) =>
  Math.log(costs.at(-1) / costs[0]) / Math.log(counts.at(-1) / counts[0]);
