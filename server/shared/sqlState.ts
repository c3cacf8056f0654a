/** Returns the SQLSTATE of a database error; null for other errors, such as a lost connection's ECONNRESET or EPIPE. */
export function readSqlState(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}
