/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsDir, createTemporaryFolder } from '../testing/folders';
import { getPreparedDatabase } from '../testing/preparedDatabases';
import { like } from 'drizzle-orm';
import { openDatabase } from './database';
import type { DatabaseOwner } from './databaseOwner';
import { lockFolder } from './folderLock';
import { seeds, vehicles } from './schema';

jest.setTimeout(60_000);

/** Only Linux reports the start time of a process. */
const itOnLinux = existsSync('/proc/self/stat') ? it : it.skip;

describe('the embedded database', () => {
  let folder: ReturnType<typeof createTemporaryFolder>;

  beforeEach(() => {
    folder = createTemporaryFolder();
  });
  afterEach(() => folder.remove());

  /** The archive that this run's database server made, because making one takes seconds. */
  let prepared: string;
  beforeAll(async () => {
    const database = await getPreparedDatabase('embedded');
    if (!database) throw new Error('jest’s globalSetup starts the database server.');
    prepared = database.archive;
  });
  const writeArchive = () => {
    const archive = path.join(folder.path, 'pglite.tar');
    copyFileSync(prepared, archive);
    return archive;
  };
  const open = (archive = writeArchive()) =>
    openDatabase({ databaseUrl: null, dataDir: folder.path, migrationsDir, archive });

  it('starts from the prepared archive, even after an unpacking that was killed half-way', async () => {
    const archive = writeArchive();
    mkdirSync(path.join(folder.path, 'pg.unfinished', 'base'), { recursive: true });
    const database = await open(archive);
    expect((await database.db.select().from(vehicles).limit(3)).length).toBe(3);
    await database.close();
    expect(existsSync(path.join(folder.path, 'pg.unfinished'))).toBe(false);
    // only their user may read the files, including those of the archive
    const pg = path.join(folder.path, 'pg');
    const readable = readdirSync(pg, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(path.join(pg, name)).mode & 0o077) !== 0,
    );
    expect([statSync(pg).mode & 0o777, readable]).toEqual([0o700, []]);
    // the archive is needed only at the first start
    rmSync(archive);
    await (await open(archive)).close();
  });

  it('has a folder for the demonstration and another for the real shop, whichever was made first', async () => {
    const archive = writeArchive();
    const openAs = async (owner: DatabaseOwner, name?: string) => {
      const { db, close } = await openDatabase({
        databaseUrl: null,
        dataDir: folder.path,
        migrationsDir,
        archive,
        owner,
      });
      if (name !== undefined) await db.insert(seeds).values({ name, version: 1 });
      const rows = await db.select().from(seeds).where(like(seeds.name, 'of %'));
      await close();
      return rows.map((row) => row.name);
    };
    expect(await openAs('demonstration', 'of the demonstration')).toEqual(['of the demonstration']);
    expect(await openAs('real shop', 'of the shop')).toEqual(['of the shop']);
    expect(await openAs('demonstration')).toEqual(['of the demonstration']);
    expect(await openAs('real shop')).toEqual(['of the shop']);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('pg') && !name.includes('.'))).toEqual([
      'pg',
      'pg-shop',
    ]);
  });

  it('is refused to a second process, and can be opened again when the first has ended', async () => {
    const firstProcess = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    writeFileSync(path.join(folder.path, 'pg.lock'), String(firstProcess.pid));
    const refused: unknown = await open().catch((error: unknown) => error);
    const exited = new Promise((resolve) => firstProcess.once('exit', resolve));
    firstProcess.kill('SIGKILL');
    await exited;
    expect(String(refused)).toContain(`in use by process ${firstProcess.pid}`);
    await (await open()).close();
    expect(existsSync(path.join(folder.path, 'pg.lock'))).toBe(false);
  });

  itOnLinux('is opened only once when it is opened twice at the same time', async () => {
    const tried = await Promise.allSettled([open(), open()]);
    const won = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const database of won) await database.close();
    expect(won).toHaveLength(1);
  });
});

itOnLinux('a lock is taken over when its process number now belongs to another process', () => {
  const folder = createTemporaryFolder();
  const pg = path.join(folder.path, 'pg');
  // the test's parent process is alive, but did not start at the first tick
  writeFileSync(`${pg}.lock`, `${process.ppid} 1`);
  const unlock = lockFolder(pg);
  expect(existsSync(`${pg}.lock`)).toBe(true);
  unlock();
  folder.remove();
});
