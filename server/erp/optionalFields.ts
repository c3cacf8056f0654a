/** Detects whether an ERP supports the optional fields of `getProductos`: `desde` and `modificadoDesde`. */
import { ErpFault } from './erpClient';

/** Calls `getProductos` with the level, the limit and these fields. Returns the rows as the ERP sends them. */
export type ListRows = (fields: Record<string, unknown>) => Promise<unknown[]>;

/**
 * A date after every change. An ERP that supports `modificadoDesde` returns no row for this date. Any other ERP ignores
 * the field and returns its first rows.
 */
const farFuture = '9999-01-01T00:00:00Z';

/** Tries an optional field. If the call fails, the ERP does not support the field. */
export async function tryField(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ErpFault) return false;
    throw error;
  }
}

/** Returns the sku of a row, or null if the row has no sku. */
export const readCode = (row: unknown): string | null => {
  const code: unknown = Reflect.get(Object(row), 'codigo');
  return typeof code === 'string' && code !== '' ? code : null;
};

/** Whether the ERP supports the field `modificadoDesde`. */
export const hasChanges = (list: ListRows): Promise<boolean> =>
  tryField(async () => (await list({ modificadoDesde: farFuture, desde: '' })).length === 0);

/** Returns the optional fields that the ERP supports. */
export async function listOptionalFields(list: ListRows): Promise<string[]> {
  const hasPages = await tryField(async () => {
    const first = await list({ desde: '' });
    const codes = new Set(first.map(readCode));
    const next = await list({ desde: readCode(first.at(-1)) });
    return !next.some((row) => codes.has(readCode(row)));
  });
  return [...(hasPages ? ['desde'] : []), ...((await hasChanges(list)) ? ['modificadoDesde'] : [])];
}
