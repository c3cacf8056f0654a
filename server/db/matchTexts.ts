import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Writes `column in (texts)` with a single parameter for any number of texts, because writing a thousand parameters
 * takes longer than the lookup.
 */
export const matchTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(texts)}::json)))`;
