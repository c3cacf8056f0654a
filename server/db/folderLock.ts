import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Reads the code of an error. System errors may come from another realm, where `instanceof Error` fails. */
const getCode = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/**
 * Returns a process's start time if the system has it. The start time is needed because the id of a process may be
 * reused.
 */
function getStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name may contain blanks and brackets, so the fields are counted from the last bracket on
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

/** Returns the running process that holds the lock; null if the process has ended or another process has its id. */
function findHolder(file: string): number | null {
  const [number = '', began] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  // if the system has no start times, a lock with our own id belongs to a previous process
  const isSame = began === undefined ? pid !== process.pid : began === getStartTime(pid);
  return isSame ? pid : null;
}

/** Creates the lock file exclusively, so that only one of two concurrent processes succeeds. */
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
 * Locks the embedded database by a file, because two writing processes would corrupt the database without PGlite
 * noticing. A second process is refused, but the lock of a killed process is taken over. Returns the function that
 * releases the lock.
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
