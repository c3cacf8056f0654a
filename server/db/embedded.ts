import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseOptions } from './databaseOptions';
import { lockFolder } from './folderLock';
import type { OpenDatabase } from './lazyDatabase';
import { openThreadedClient } from './threadedClient';
import { migrateForOwner, OtherOwner, type DatabaseOwner } from './databaseOwner';
import { seedVehicles } from './seedVehicles';
import { traceClient, traceQuery } from './traceQueries';

/** Makes the database's folder private, because PGlite makes its files writable for everybody, whatever the umask. */
async function restrictToOwner(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

type EmbeddedClient = Pick<PGlite, 'query' | 'transaction' | 'close'>;
type OpenClient = (dataDir: string, archive?: string) => Promise<EmbeddedClient>;

/**
 * Opens the database in a folder. If the service is built, the database runs in a separate thread, otherwise in this
 * thread.
 */
const openClientWith =
  (worker: string | undefined): OpenClient =>
  async (dataDir, archive) => {
    if (worker !== undefined && existsSync(worker))
      return (await openThreadedClient(worker, { dataDir, archive: archive ?? null })) as unknown as PGlite;
    const tar = archive !== undefined && {
      loadDataDir: new Blob([new Uint8Array(await readFile(archive))]),
    };
    return PGlite.create({ dataDir, ...tar });
  };

/**
 * Creates a database under a temporary name. The folder is renamed when the database is complete, so that a killed
 * process leaves no partial database.
 */
async function make(folder: string, openClient: OpenClient, archive?: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const isPrepared = archive !== undefined && existsSync(archive);
  const client = await openClient(unfinished, isPrepared ? archive : undefined);
  await client.close();
  await rename(unfinished, folder);
}

/** Wraps a client so that its queries are traced. */
const traceEmbedded = (client: EmbeddedClient): EmbeddedClient => ({
  query: (...question) => traceQuery(question[0], () => client.query(...question)) as never,
  transaction: (work) => client.transaction((inside) => work(traceClient(inside))),
  close: () => client.close(),
});

type Preparation = Pick<DatabaseOptions, 'migrationsDir' | 'fill' | 'owner'>;

async function prepared(
  client: EmbeddedClient,
  { migrationsDir, fill, owner }: Preparation,
): Promise<OpenDatabase['db']> {
  // the cast is safe, because drizzle uses only the methods that this client has
  const db = drizzle({ client: traceEmbedded(client) as PGlite });
  await migrateForOwner(db, owner, () => migrate(db, { migrationsFolder: migrationsDir }));
  await seedVehicles(db);
  await fill?.(db);
  return db;
}

type EmbeddedOptions = Omit<DatabaseOptions, 'databaseUrl'>;

async function openFolder(
  folder: string,
  { archive, worker, ...preparation }: EmbeddedOptions,
): Promise<OpenDatabase> {
  await mkdir(path.dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  let client: EmbeddedClient | undefined;
  const close = async () => {
    await client?.close();
    unlock();
  };
  try {
    const openClient = openClientWith(worker);
    if (!existsSync(folder)) await make(folder, openClient, archive);
    // the folder contains data of orders, so only this user may read it; PostgreSQL protects its folder in the same way
    await chmod(folder, 0o700);
    client = await openClient(folder);
    const db = await prepared(client, preparation);
    await restrictToOwner(folder);
    return { db, close };
  } catch (error) {
    await client?.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

/** Folders of the owners. An owner uses this folder if the folder `pg` of DATA_DIR belongs to the other owner. */
export const secondFolders: Readonly<Record<DatabaseOwner, string>> = {
  'real shop': 'pg-shop',
  demonstration: 'pg-demonstration',
};

/**
 * Opens the folder DATA_DIR/pg. If this folder belongs to the other owner, the owner's second folder is opened, so that
 * a demonstration and a real shop can run on the same machine.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const first = path.resolve(options.dataDir, 'pg');
  if (!options.owner) return openFolder(first, options);
  const second = path.resolve(options.dataDir, secondFolders[options.owner]);
  if (existsSync(second)) return openFolder(second, options);
  try {
    return await openFolder(first, options);
  } catch (error) {
    if (!(error instanceof OtherOwner)) throw error;
    return openFolder(second, options);
  }
}

/** Creates an archive of a database that has the schema and the vehicles. A new machine unpacks this archive. */
export async function makeArchive(migrationsDir: string): Promise<Uint8Array> {
  const pglite = await PGlite.create();
  await prepared(pglite, { migrationsDir });
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await tar.arrayBuffer());
}
