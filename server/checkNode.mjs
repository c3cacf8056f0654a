/**
 * Checks the version of Node.js. This module is imported before any module that an older Node.js cannot load, so that
 * the user reads a sentence instead of a stack trace. It is plain JavaScript, because scripts/ run it without a build.
 */

/** The oldest version of Node.js that works: major, minor. A test compares it with `engines` in package.json. */
export const oldestNode = [20, 19];

/**
 * @param {string} version such as 20.19.0
 * @returns {string | null} a sentence that says how to update Node.js; null if the version is new enough
 */
export function describeOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNewEnough ? null : `Node.js ${version} is too old: install ${oldestNode.join('.')} or newer.`;
}

const problem = describeOldNode(process.versions.node);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
