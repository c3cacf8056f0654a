/** Migrated and seeded databases, to be copied and never changed. */
export interface PreparedDatabases {
  /** `archive` is the one that `folder` was unpacked from. */
  embedded: { folder: string; archive: string };
  postgres: { serverUrl: string; template: string };
}

/** Content of a prepared database: the seeds that each shop begins with, or all products of the stand-in ERP beside them. */
export type PreparedContent = 'seeds' | 'catalogue';

/** Environment variable with the URL of `databaseServer.ts`. */
export const databaseServerVariable = 'TEST_DATABASE_SERVER';

/** Requests a database from this jest run's server; null where none runs, as in benchmarks. */
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
