/**
 * npm run replay:record [-- "part of a title"] [--scenes] [--changed] Records the golden logs again: the scenes of
 * replay/allScenes.ts and, without `--scenes`, the stories of e2e/recordings.spec.ts on the built shop.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printLog } from '@/app/packedLog';
import { acceptFile } from './accept';
import { scenes } from './allScenes';
import { addChecksums } from './checksums';
import { compareLogs, driveLog } from './drive';
import { getGoldenFile, readLog } from './files';
import { recordScene } from './scenes';
import { runCommand } from './runCommand';

const root = path.join(__dirname, '..');
const results = path.join(root, 'test-results', 'e2e');

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Writes the logs of the scenes and returns whether each of them can be driven. */
async function recordScenes(title: string): Promise<boolean> {
  let isHolding = true;
  for (const scene of scenes.filter(({ name }) => name.includes(title))) {
    const log = await recordScene(scene);
    const faults = compareLogs(log, await driveLog(log));
    for (const fault of faults) print(`FAULT: ${scene.name}: ${fault}`);
    isHolding = isHolding && faults.length === 0;
    writeFileSync(getGoldenFile(scene.name), printLog(addChecksums(log)));
    print(`${getGoldenFile(scene.name)}: ${log.entries.length} events`);
  }
  return isHolding;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      scenes: { type: 'boolean', default: false },
    },
  });
  const isHolding = await recordScenes(positionals[0]?.replaceAll(' ', '-') ?? '');
  if (values.scenes) return isHolding ? 0 : 1;
  rmSync(results, { recursive: true, force: true });
  const config = [
    '--config',
    'e2e/playwright.config.ts',
    'recordings.spec.ts',
    '--workers=1',
    '--reporter=line',
  ];
  const titles = positionals.flatMap((title) => ['-g', title]);
  const run = spawnSync('npx', ['playwright', 'test', ...config, ...titles], {
    cwd: root,
    stdio: 'inherit',
  });
  const folders = existsSync(results) ? readdirSync(results) : [];
  let isWritten = isHolding && run.status === 0;
  for (const folder of folders) {
    const file = path.join(results, folder, 'log-1.json');
    if (!existsSync(file)) continue;
    const name = readLog(file).title.replace(/[^\w]+/g, '-');
    isWritten = (await acceptFile(name, file, values.changed)) && isWritten;
  }
  return isWritten ? 0 : 1;
}

runCommand(main);
