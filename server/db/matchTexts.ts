import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** `column in (texts)` with one parameter for however many: a thousand parameters of their own take longer to write than to look up. */
export const matchTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(texts)}::json)))`;
