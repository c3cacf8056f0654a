/**
 * Node.js version check. Imported before anything that an older Node.js cannot load, so that the user reads a sentence
 * instead of a stack trace. Plain JavaScript, because scripts/ run it without a build.
 */

/** The oldest Node.js that works, as in package.json's `engines` (a test compares the two): major, minor. */
export const oldestNode = [20, 19];

/**
 * @param {string} version such as 20.19.0
 * @returns {string | null} a sentence that says what to do, null when the version is new enough
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
