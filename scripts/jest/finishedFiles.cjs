/**
 * Reporter that appends a line of JSON to FINISHED_FILE for each test file that has ended, so that a killed run keeps
 * its results.
 */
const { appendFileSync } = require('node:fs');

module.exports = class FinishedFiles {
  onTestResult(_, { testFilePath, numPassingTests, numFailingTests, testExecError }) {
    const failed = numFailingTests + (testExecError ? 1 : 0);
    const line = JSON.stringify({ file: testFilePath, passed: numPassingTests, failed });
    appendFileSync(process.env.FINISHED_FILE, `${line}\n`);
  }
};
