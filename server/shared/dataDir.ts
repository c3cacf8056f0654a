import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config';

/**
 * Minimum free bytes for the embedded database. An empty database takes 45 MB, and the write-ahead log takes more
 * space.
 */
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
 * Creates a folder and its parent folders. Only this user may read the folders. Node's `mkdir` has an option
 * `recursive`, but with this option `mkdir` never returns where a folder cannot be created, such as in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
}

/**
 * Creates the folder for the embedded database, and checks that the folder is writable and has enough space.
 * @param dataDir absolute path
 * @param minFree minimum free space in bytes
 * @throws ConfigError with a sentence that names DATA_DIR and the remedy
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
