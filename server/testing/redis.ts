/** A Redis server for one test, without persistence. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { findFreePort } from './postgres';

export interface TestRedis {
  url: string;
  /** Sends a command over a separate connection. */
  send(...command: string[]): Promise<unknown>;
  /** Freezes the process, or lets it continue. */
  freeze(isFrozen: boolean): Promise<void>;
  /** Ends the server like a machine that loses its power. */
  kill(): Promise<void>;
  /** Starts the server again, empty, at the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const binary = ['redis-server', 'valkey-server']
  .map((name) => path.join('/usr/bin', name))
  .find((file) => existsSync(file));

if (binary === undefined) process.stdout.write('Skipped: the tests on Redis (install redis-server).\n');

/** Defines tests only if a Redis server is installed. */
export const describeOnRedis: (subject: string, define: () => void) => void =
  binary === undefined ? describe.skip : describe;

export async function startRedis(): Promise<TestRedis> {
  if (binary === undefined) throw new Error('No Redis: install redis-server.');
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-redis-'));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
      const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
      server = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      server.once('exit', () => reject(new Error('Redis ended.')));
      server.stdout?.on('data', (text) => {
        if (String(text).includes('Ready to accept connections')) resolve();
      });
    });
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });

  await start();
  return {
    url,
    async send(...command) {
      const client = createClient({ url });
      await client.connect();
      try {
        return await client.sendCommand(command);
      } finally {
        client.destroy();
      }
    },
    freeze: (isFrozen) => {
      server.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
      return Promise.resolve();
    },
    kill,
    restart: start,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
