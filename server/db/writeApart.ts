import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Classes of SQLSTATE that mean a wrong value in a row: a value that does not fit the column, a violated constraint, or
 * an exceeded limit.
 */
const statesOfRows = ['22', '23', '54'];

/** Whether the database refused a value of a row. An error in the statement itself does not count. */
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
 * Writes all rows together. If the database refuses one of them, each row is written separately, so that a refused row
 * does not prevent the other rows.
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
