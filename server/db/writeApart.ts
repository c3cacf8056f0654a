import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Classes of SQLSTATE that concern a row's values: data that no column accepts, violated constraints, and limits. */
const statesOfRows = ['22', '23', '54'];

/** Whether the database refused the values of a statement, not the statement itself. */
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
 * Writes rows together, or one by one if the database refuses them, so that a refused row does not prevent the others.
 * @returns the refused rows
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
