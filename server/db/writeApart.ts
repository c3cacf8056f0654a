import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Kinds of SQLSTATE that speak of a row's values: data that no column takes, broken constraints, and limits. */
const statesOfRows = ['22', '23', '54'];

/** Whether the database refused the values of a statement, and would take others. */
function isRefusal(error: unknown): boolean {
  const state: unknown = Reflect.get(
    Object(error instanceof DrizzleQueryError ? error.cause : error),
    'code',
  );
  return (
    typeof state === 'string' && statesOfRows.some((begin) => state.length === 5 && state.startsWith(begin))
  );
}

/**
 * Writes rows together, and, where the database refuses them, one by one: a row that cannot be written keeps no other out.
 * @returns those that were refused
 */
export async function writeApart<T>(
  rows: readonly T[],
  write: (rows: readonly T[]) => Promise<unknown>,
): Promise<T[]> {
  if (rows.length === 0) return [];
  try {
    await write(rows);
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (rows.length === 1) return [...rows];
    const refused: T[] = [];
    for (const row of rows) refused.push(...(await writeApart([row], write)));
    return refused;
  }
}
