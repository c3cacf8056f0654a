/** CPU time and memory of processes, as Linux counts them in /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick: Linux counts CPU times in hundredths of a second, on every machine. */
const tickMs = 10;

/** Returns the fields of a process's stat after its name, which may contain blanks; null when it has ended. */
function readStat(file: string): string[] | null {
  try {
    const text = readFileSync(file, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Returns the process that started another: for a PostgreSQL connection, the server. */
export const readParent = (pid: number): number => Number(readStat(`/proc/${pid}/stat`)?.[1] ?? Number.NaN);

/** Returns the milliseconds that a process has computed, including its ended children. */
function readProcessMs(pid: number): number {
  const stat = readStat(`/proc/${pid}/stat`);
  return stat === null ? 0 : stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}

/** Returns the milliseconds that a process, and its processes that still run, have computed. */
export function readTreeMs(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => readParent(other) === pid);
  return [pid, ...children].reduce((sum, one) => sum + readProcessMs(one), 0);
}

/** Returns the milliseconds that the thread of a process's event loop has computed. */
export const readMainThreadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Returns the megabytes of memory that a process has now. */
export const readMemoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
