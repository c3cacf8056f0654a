import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Classes of SQLSTATE that concern the values of a row: data that do not fit their column, violated constraints, and
 * exceeded limits.
 */
const statesOfRows = ['22', '23', '54'];

/** Whether the database refused the values in a statement. An error of the statement itself is no refusal. */
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
 * Writes rows together. If the database refuses them, they are written one by one, so that a refused row does not
 * prevent the others.
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
