/** Detects whether an ERP has the optional fields of `getProductos`, `desde` and `modificadoDesde`. */
import { ErpFault } from './erpClient';

/** Calls `getProductos` with these fields besides level and limit; returns rows as the ERP sends them. */
export type ListRows = (fields: Record<string, unknown>) => Promise<unknown[]>;

/**
 * A date after every change. An ERP that has `modificadoDesde` returns no row for it, and any other ERP returns its
 * first rows.
 */
const farFuture = '9999-01-01T00:00:00Z';

/** Tries an optional field. If the call fails, the ERP does not have the field. */
export async function tryField(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ErpFault) return false;
    throw error;
  }
}

/** Returns the sku of a row, or null if it has none. */
export const readCode = (row: unknown): string | null => {
  const code: unknown = Reflect.get(Object(row), 'codigo');
  return typeof code === 'string' && code !== '' ? code : null;
};

/** Whether the ERP has the field `modificadoDesde`. */
export const hasChanges = (list: ListRows): Promise<boolean> =>
  tryField(async () => (await list({ modificadoDesde: farFuture, desde: '' })).length === 0);

/** Returns the optional fields that the ERP has. */
export async function listOptionalFields(list: ListRows): Promise<string[]> {
  const hasPages = await tryField(async () => {
    const first = await list({ desde: '' });
    const codes = new Set(first.map(readCode));
    const next = await list({ desde: readCode(first.at(-1)) });
    return !next.some((row) => codes.has(readCode(row)));
  });
  return [...(hasPages ? ['desde'] : []), ...((await hasChanges(list)) ? ['modificadoDesde'] : [])];
}
