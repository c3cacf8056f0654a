/** Migrated and seeded databases, to be copied and never changed. */
export interface PreparedDatabases {
  /** `archive` is the one that `folder` was unpacked from. */
  embedded: { folder: string; archive: string };
  postgres: { serverUrl: string; template: string };
}

/** Environment variable with the URL of `databaseServer.ts`. */
export const databaseServerVariable = 'TEST_DATABASE_SERVER';

/** Requests a database from this jest run's server; null where none runs, as in benchmarks. */
export async function getPreparedDatabase<Name extends keyof PreparedDatabases>(
  name: Name,
): Promise<PreparedDatabases[Name] | null> {
  const url = process.env[databaseServerVariable];
  if (url === undefined) return null;
  const answer = await fetch(`${url}/${name}`);
  if (!answer.ok) throw new Error(`${name} cannot be prepared: ${await answer.text()}`);
  return (await answer.json()) as PreparedDatabases[Name];
}
