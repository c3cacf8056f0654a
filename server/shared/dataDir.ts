import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config';

/** Minimum free bytes for the embedded database. An empty database takes 45 MB, plus its write-ahead log. */
const minFreeBytes = 100 * 1024 * 1024;

const problems: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file, or inside one: name a folder',
  ENOENT: 'cannot be made there: name another folder',
  EACCES: 'cannot be written by this user: change its owner, or name another folder',
  EPERM: 'cannot be written by this user: change its owner, or name another folder',
  EROFS: 'is on a disk that is read-only: name another folder',
  ENOSPC: 'is on a disk that is full: free some space, or name another folder',
};

const getCode = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

/**
 * Creates a folder and its parents, readable only for this user. The option `recursive` of Node's `mkdir` is not used,
 * because it never returns where a folder can't be created, such as in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
}

/**
 * Creates the embedded database's folder, and checks that it is writable and has space.
 * @param dataDir absolute path
 * @param minFree in bytes
 * @throws ConfigError a sentence that names DATA_DIR and the remedy
 */
export async function prepareDataDir(dataDir: string, minFree = minFreeBytes): Promise<void> {
  const refuse = (problem: string): never => {
    throw new ConfigError(`DATA_DIR ${dataDir} ${problem}.`);
  };
  try {
    await makeFolder(dataDir);
    const probe = path.join(dataDir, `.write-test-${process.pid}`);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    const code = getCode(error);
    refuse(problems[code] ?? `cannot be used (${code}): name another folder`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < minFree) {
    const toMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 ** 2)} MB`;
    refuse(`has ${toMegabytes(free)} free, and the database needs ${toMegabytes(minFree)}: free some space`);
  }
}
