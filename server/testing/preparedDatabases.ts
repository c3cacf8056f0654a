/** Migrated and seeded databases, which are copied and never changed. */
export interface PreparedDatabases {
  /** `archive` is the archive from which `folder` was unpacked. */
  embedded: { folder: string; archive: string };
  postgres: { serverUrl: string; template: string };
}

/**
 * Contents of a prepared database: the seeds with which each shop begins, alone or with all products of the stand-in
 * ERP.
 */
export type PreparedContent = 'seeds' | 'catalogue';

/** Environment variable with the URL of `databaseServer.ts`. */
export const databaseServerVariable = 'TEST_DATABASE_SERVER';

/** Requests a database from the server of this jest run. Returns null if no server runs, as in benchmarks. */
export async function getPreparedDatabase<Name extends keyof PreparedDatabases>(
  name: Name,
  content: PreparedContent = 'seeds',
): Promise<PreparedDatabases[Name] | null> {
  const url = process.env[databaseServerVariable];
  if (url === undefined) return null;
  const answer = await fetch(`${url}/${name}/${content}`);
  if (!answer.ok) throw new Error(`${name} with ${content} cannot be prepared: ${await answer.text()}`);
  return (await answer.json()) as PreparedDatabases[Name];
}
