import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The system's errors may come from another realm, where `instanceof Error` does not hold. */
const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

/** When a process began, where the system says so: its number alone may by now be another's. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the program's name may hold blanks and brackets: fields are counted after its last one
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
    return codeOf(error) === 'EPERM';
  }
}

const signature = (pid: number): string => `${pid} ${beganAt(pid)}`.trim();

/** The live process whose lock this is; null when it is over, or its number is another's by now. */
function holderOf(file: string): number | null {
  const [number = '', began] = readFileSync(file, 'utf8').split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return null;
  // where nobody says when a process began, a lock with our own number is a forerunner's
  const isSame = began === undefined ? pid !== process.pid : began === beganAt(pid);
  return isSame ? pid : null;
}

/** Of two who come at once only one makes the file. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, signature(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes writing one embedded database destroy it, and PGlite does not notice: the second is refused.
 * A lock left by a killed process is taken over. Returns how to let go.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  if (!claim(file)) {
    const holder = holderOf(file);
    if (holder !== null)
      throw new Error(`The database in ${folder} is in use by process ${holder}: stop it, or set DATA_DIR.`);
    rmSync(file, { force: true });
    if (!claim(file)) throw new Error(`The database in ${folder} was just taken by another process.`);
  }
  return () => rmSync(file, { force: true });
}
