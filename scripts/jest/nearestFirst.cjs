/** Orders tests by how near they are to CHANGED_FILES: changed themselves, then beside a change, then further away. */
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

const changed = JSON.parse(process.env.CHANGED_FILES ?? '[]').map((file) => path.resolve(file));

/** Returns the number of steps between two files' folders, through the folder that both are in. */
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
