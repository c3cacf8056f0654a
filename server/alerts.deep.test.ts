import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

test('the alert rules pass the promtool tests in deploy/alerts.test.yml', async () => {
  const rules = path.join(__dirname, '..', 'deploy', 'alerts.test.yml');
  const { stdout } = await run('promtool', ['test', 'rules', rules]).catch((error: Error) => {
    throw new Error(`promtool (Debian: prometheus) says: ${error.message}`);
  });
  expect(stdout).toContain('SUCCESS');
});
