/** A tester's commands, run in a copy of the source. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { shared } from '../jest.config';

export interface CommandResult {
  isOk: boolean;
  /** Output of both streams. */
  text: string;
  seconds: number;
}

/** Creates the commands of a copy that copySource made. */
export function makeCopyCommands(copy: string) {
  const config = { ...shared, rootDir: '.', testEnvironment: 'node', testMatch: ['**/*.test.ts'] };
  writeFileSync(path.join(copy, 'jest.past.json'), JSON.stringify(config));
  /** Runs Node.js. Also resolves when Node.js fails. */
  const run = (...args: string[]) =>
    new Promise<CommandResult>((resolve) => {
      const began = performance.now();
      execFile(process.execPath, args, { cwd: copy, encoding: 'utf8' }, (error, stdout, stderr) =>
        resolve({
          isOk: error === null,
          text: stdout + stderr,
          seconds: Math.round((performance.now() - began) / 100) / 10,
        }),
      );
    });
  return {
    run,
    runScript: (...args: string[]) => run('-r', './replay/register.cjs', ...args),
    replay: (...args: string[]) => run('-r', './replay/register.cjs', 'replay/replay.ts', ...args),
    runTest: (file: string) =>
      run('node_modules/jest/bin/jest.js', '--config', 'jest.past.json', '--runTestsByPath', file),
  };
}
