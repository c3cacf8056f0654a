/** Reads the changes since the last sweep from the ERP, if the ERP has the optional field `modificadoDesde`. */
import { readCode, type ListRows } from '../erp/optionalFields';

/**
 * Milliseconds by which the ERP's clock may be behind the database's clock. Products that changed in this time are read
 * twice. The second reading is cheap, because an unchanged product is only compared.
 */
const overlapMs = 15 * 60_000;
/** Maximum number of pages. Changes on further pages are read by the next full sweep. */
const maxPages = 1_000;

/** Whether the ERP marks a changed product as withdrawn. */
export const isWithdrawn = (row: unknown): boolean => Reflect.get(Object(row), 'retirado') === true;

/** Reads changes since a given time, page by page. */
export async function readChanges(
  list: ListRows,
  since: Date,
  note: (rows: readonly unknown[]) => Promise<void>,
): Promise<void> {
  const modificadoDesde = new Date(since.getTime() - overlapMs).toISOString();
  let after = '';
  for (let page = 0; page < maxPages; page += 1) {
    const rows = await list({ modificadoDesde, desde: after });
    await note(rows);
    const last = readCode(rows.at(-1));
    if (last === null || last === after) return;
    after = last;
  }
}
