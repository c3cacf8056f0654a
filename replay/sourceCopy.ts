/** Copies of the shop's source. One thing is changed in a copy at a time, to see which check notices it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceChange {
  /** Path within src/features. */
  file: string;
  /** Text in the file, of which only the first occurrence is replaced. */
  from: string;
  to: string;
}

const root = path.join(__dirname, '..');

/** Files of the shop and of its replay that the replay's commands and tests read. */
const sourceParts = [
  'src',
  'replay',
  'e2e',
  'server',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'babel.config.cjs',
  'scripts/jest',
];

/**
 * Copies the project into a folder of `.cache` and returns the path of that folder.
 * @param parts folders and files, or `.` for everything, which can be built there
 */
export function copySource(name: string, parts: readonly string[] = sourceParts): string {
  const copy = path.join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...parts],
    { cwd: root, encoding: 'utf8' },
  ).split('\0');
  for (const file of files)
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Changes a file of a copy. Returns a function that undoes the change, or null if the file no longer contains the text.
 */
export function changeSource(copy: string, { file, from, to }: SourceChange): (() => void) | null {
  const target = path.join(copy, 'src', 'features', file);
  const original = readFileSync(target, 'utf8');
  const changed = original.replace(from, () => to);
  if (changed === original) return null;
  writeFileSync(target, changed);
  return () => writeFileSync(target, original);
}
