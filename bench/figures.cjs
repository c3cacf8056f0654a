/**
 * How a measuring program tells its figures to whoever reads its output: one line each, '= cart.growth 0.42'. CommonJS,
 * so that programs in TypeScript, which are turned into that as they run, can read it as well.
 */

/**
 * @param id as in goals.mjs
 * @param value a number in the unit said there
 */
const tell = (id, value) => process.stdout.write(`= ${id} ${Number(value.toFixed(3))}\n`);

/** The figures in what a program has printed, by id. */
const figuresIn = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^= (\S+) (\S+)$/gm)].map(([, id, value]) => [id, { ours: Number(value) }]),
  );

/** The middle one; of an even number the upper. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** By which power a cost grows with a count. */
const exponentOf = (costs, counts) => Math.log(costs.at(-1) / costs[0]) / Math.log(counts.at(-1) / counts[0]);

module.exports = { tell, figuresIn, median, exponentOf };
