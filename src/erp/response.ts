import * as v from 'valibot';

/** Shape of the ERP's answers. `response` is a list, even for a single row. */
const envelope = v.object({ message: v.object({ response: v.array(v.unknown()) }) });

/** Returns the rows of an answer; null when the body does not have the ERP's shape. */
export function unwrapRows(body: unknown): unknown[] | null {
  const parsed = v.safeParse(envelope, body);
  return parsed.success ? parsed.output.message.response : null;
}

/** Reads the rows. A row that does not match the schema is dropped and counted. */
export function readRows<S extends v.GenericSchema, T>(
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
  rows: readonly unknown[],
): { items: T[]; dropped: number } {
  const items: T[] = [];
  for (const row of rows) {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) items.push(fromRow(parsed.output));
  }
  return { items, dropped: rows.length - items.length };
}
