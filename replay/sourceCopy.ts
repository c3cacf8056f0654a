/** Copies of the shop's source, in which one thing is changed at a time to see what notices it. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceChange {
  /** Within src/features. */
  file: string;
  /** Stands in the file once, or the first counts. */
  from: string;
  to: string;
}

const root = path.join(__dirname, '..');

/** Copies the shop and its replay into a folder of `.cache`, whose path is returned. */
export function copySource(name: string): string {
  const copy = path.join(root, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of ['src', 'replay', 'e2e', 'server', 'package.json', 'tsconfig.json', 'babel.config.cjs'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
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
