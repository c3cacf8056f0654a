/** Runs commands as a newcomer types them: in a shell, with nothing set but HOME and PATH. */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const emptyEnvironment = () => ({ HOME: process.env['HOME'], PATH: process.env['PATH'] });

export interface Run {
  /** Output so far, of both streams. */
  output(): string;
  /** Resolves with the first match of a line; rejects when the command ends without one. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves with the exit code, or with 128 and the signal's number if a signal ended the command. */
  exit: Promise<number>;
  /** Sends Ctrl-C to all processes of the command, as a terminal does. */
  interrupt(): void;
  /** Whether any process of the command still runs. */
  isRunning(): boolean;
}

const startedGroups = new Set<ChildProcess>();

/** Ends processes that a failed test left running. */
export function killStartedCommands(): void {
  for (const { pid } of startedGroups) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // the process has ended by itself
    }
  }
  startedGroups.clear();
}

/** @param environment settings beside HOME and PATH */
export function runCommand(command: string, cwd: string, environment: Record<string, string> = {}): Run {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...emptyEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a process group of its own, as a terminal gives each command
    detached: true,
  });
  startedGroups.add(child);
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
      for (const check of [...waiting]) check();
    });
  const exit = new Promise<number>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 128))),
  );
  return {
    output: () => output,
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = pattern.exec(output);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
        void exit.then(() => {
          check();
          if (waiting.delete(check)) reject(new Error(`"${command}" ended without ${pattern}:\n${output}`));
        });
      }),
    exit,
    interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    isRunning: () => {
      try {
        process.kill(-(child.pid ?? 0), 0);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Runs a command to its end. */
export async function runToEnd(command: string, cwd: string, environment?: Record<string, string>) {
  const run = runCommand(command, cwd, environment);
  const status = await run.exit;
  return { status, output: run.output() };
}

/** Presses Ctrl-C; resolves with the exit code, or rejects after a limit in milliseconds. */
export async function pressCtrlC(run: Run, limitMs: number): Promise<number> {
  run.interrupt();
  const limit = new AbortController();
  const late = wait(limitMs, null, { signal: limit.signal }).then(
    () => Promise.reject(new Error(`still running ${limitMs} ms after Ctrl-C:\n${run.output()}`)),
    () => -1,
  );
  const code = await Promise.race([run.exit, late]);
  limit.abort();
  return code;
}
