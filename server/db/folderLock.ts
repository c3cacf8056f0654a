import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Two processes writing one embedded database destroy it, and PGlite does not notice: the second is refused.
 * A lock left by a killed process is taken over. Returns how to let go.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const holder = holderOf(file);
  if (holder !== null)
    throw new Error(`The database in ${folder} is in use by process ${holder}: stop it, or set DATA_DIR.`);
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
