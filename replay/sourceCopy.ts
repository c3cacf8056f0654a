/** Copies of the shop's source, in which one thing is changed at a time to see what notices it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceChange {
  /** Within src/features. */
  file: string;
  /** Text in the file; of several occurrences the first is replaced. */
  from: string;
  to: string;
}

const root = path.join(__dirname, '..');

/** Files of the shop and its replay: what their commands and tests read. */
const sourceParts = [
  'src',
  'replay',
  'e2e',
  'server',
  'package.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'babel.config.cjs',
];

/**
 * Copies the project into a folder of `.cache`, whose path is returned.
 * @param parts folders and files; `.` for everything, which can be built there
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

/** Changes a file of a copy. Returns a function that undoes it; null where the file does not say so any more. */
export function changeSource(copy: string, { file, from, to }: SourceChange): (() => void) | null {
  const target = path.join(copy, 'src', 'features', file);
  const original = readFileSync(target, 'utf8');
  const changed = original.replace(from, () => to);
  if (changed === original) return null;
  writeFileSync(target, changed);
  return () => writeFileSync(target, original);
}
