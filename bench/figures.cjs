/**
 * Output format of measurements, one line each: '= cart.growth 0.42'. CommonJS, so that TypeScript programs,
 * compiled to it at run time, can import it.
 */

/** @param id as in goals.mjs @param value a number in the unit declared there */
const tell = (id, value) => process.stdout.write(`= ${id} ${Number(value.toFixed(3))}\n`);

/** Parses the measurements of a program's output, by id. */
const figuresIn = (output) =>
  Object.fromEntries(
    [...output.matchAll(/^= (\S+) (\S+)$/gm)].map(([, id, value]) => [id, { ours: Number(value) }]),
  );

/** Median; the upper one of an even number. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Exponent by which a cost grows with a count. */
const exponentOf = (costs, counts) => Math.log(costs.at(-1) / costs[0]) / Math.log(counts.at(-1) / counts[0]);

module.exports = { tell, figuresIn, median, exponentOf };
