import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { engines } from '../package.json';

const check = path.join(__dirname, 'checkNode.mjs');

/** Runs the check in a Node.js that reports another version. */
function runAsVersion(version: string) {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });
    await import(${JSON.stringify(check)});
    console.log('loaded');
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(['14.21.3', '18.20.4', '20.18.1'])('Node.js %s is refused with one sentence', (version) => {
  const stderr = `Node.js ${version} is too old: install 20.19 or newer.\n`;
  expect(runAsVersion(version)).toEqual({ status: 1, stdout: '', stderr });
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('Node.js %s starts the service', (version) => {
  expect(runAsVersion(version)).toEqual({ status: 0, stdout: 'loaded\n', stderr: '' });
});

test('the oldest accepted Node.js is the one that package.json requires', () => {
  expect(engines.node).toBe('>=20.19');
  expect(runAsVersion('1.0.0').stderr).toContain(engines.node.replace('>=', ''));
});
