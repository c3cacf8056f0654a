/**
 * Returns the SQLSTATE of a database error. Returns null for other errors, such as ECONNRESET or EPIPE after a lost
 * connection.
 */
export function readSqlState(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}
