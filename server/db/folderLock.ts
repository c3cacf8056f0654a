import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Reads the code of an error. `instanceof Error` fails for some system errors, because they come from another realm.
 */
const getCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/**
 * Returns the start time of a process; empty if the system has no start times. The start time is needed because another
 * process may get the same id later.
 */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name may contain blanks and brackets, so the fields are counted after the last bracket
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getCode(error) === 'EPERM';
  }
}

const signature = (pid: number): string => `${pid} ${getStartTime(pid)}`.trim();

/**
 * Returns the id of the running process that has the lock. Returns null if the process has ended, even if another
 * process has the same id now.
 */
function findHolder(file: string): number | null {
  const [number = '', began] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  // if the system has no start times, a lock with this process's id was left by a previous process
  const isSame = began === undefined ? pid !== process.pid : began === getStartTime(pid);
  return isSame ? pid : null;
}

/** Creates the lock file exclusively. If two processes try at the same time, only one of them succeeds. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, signature(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (getCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks the embedded database with a file and returns the function that releases the lock. Two writing processes would
 * corrupt the database, and PGlite would not notice. A second process is therefore refused, but a lock that a killed
 * process left is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (!claim(file)) {
    const holder = findHolder(file);
    if (holder !== null)
      throw new Error(`The database in ${folder} is in use by process ${holder}: stop it, or set DATA_DIR.`);
    rmSync(file, { force: true });
    if (!claim(file)) throw new Error(`The database in ${folder} was just taken by another process.`);
  }
  return () => rmSync(file, { force: true });
}
