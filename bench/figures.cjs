/**
 * Prints a measurement on one line: '= cart.growth 0.42'. CommonJS, so that TypeScript programs, which are compiled to
 * it at run time, can import it.
 */

/** @param id as in goals.mjs @param value a number in the unit declared there */
const tell = (id, value) => process.stdout.write(`= ${id} ${Number(value.toFixed(3))}\n`);

/** Parses the measurements in a program's output, by id. */
const figuresIn = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^= (\S+) (\S+)$/gm)].map(([, id, value]) => [id, { ours: Number(value) }]),
  );

/** Returns the median; for an even number of values the upper one. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the exponent by which a cost grows with a count. */
const exponentOf = (costs, counts) => Math.log(costs.at(-1) / costs[0]) / Math.log(counts.at(-1) / counts[0]);

module.exports = { tell, figuresIn, median, exponentOf };
