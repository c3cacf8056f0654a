/**
 * Orders test files by their distance to CHANGED_FILES: first the changed ones, then those beside a changed file, then
 * the others.
 */
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const changed = JSON.parse(process.env.CHANGED_FILES ?? '[]').map((file) => path.resolve(file));

/** Returns the number of steps from one file's folder to the other's, through the folder that contains both. */
function measureDistance(one, other) {
  const steps = path.relative(path.dirname(one), path.dirname(other));
  return steps === '' ? 0 : steps.split(path.sep).length;
}

const rank = ({ path: test }) =>
  changed.includes(test) ? -1 : Math.min(...changed.map((file) => measureDistance(test, file)));

module.exports = class NearestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }
};
