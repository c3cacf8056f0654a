import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { databaseServerVariable } from './preparedDatabases';

let child: ChildProcessByStdio<Writable, Readable, null> | null = null;

/** Starts the database server of a jest run, whose URL is in the environment of all tests. */
export async function startDatabaseServer(): Promise<void> {
  const script = path.join(__dirname, 'databaseServer.ts');
  child = spawn(process.execPath, ['-r', 'esbuild-register', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The database server of the tests ended.'))),
  ])) as [Buffer];
  process.env[databaseServerVariable] = address.toString().trim();
}

/** Ends the database server, which removes its databases first. */
export async function stopDatabaseServer(): Promise<void> {
  if (!child) return;
  const exit = once(child, 'exit');
  child.stdin.end();
  await exit;
}
