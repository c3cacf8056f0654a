/** The optional fields of `getProductos`, `desde` and `modificadoDesde`: how the service finds out whether an ERP has them. */
import { ErpFault } from './erpClient';

/** Asks `getProductos` with these fields beside level and limit; rows as the ERP gives them. */
export type ListRows = (fields: Record<string, unknown>) => Promise<unknown[]>;

/**
 * A date after every change: an ERP that knows `modificadoDesde` answers with no row, any other with its first ones.
 */
const farFuture = '9999-01-01T00:00:00Z';

/** Tries an optional field: an ERP that fails at the call does not have it. */
export async function tryField(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ErpFault) return false;
    throw error;
  }
}

/** The sku of a row, or null where it has none. */
export const readCode = (row: unknown): string | null => {
  const code: unknown = Reflect.get(Object(row), 'codigo');
  return typeof code === 'string' && code !== '' ? code : null;
};

/** Whether the ERP has `modificadoDesde`. */
export const hasChanges = (list: ListRows): Promise<boolean> =>
  tryField(async () => (await list({ modificadoDesde: farFuture, desde: '' })).length === 0);

/** Returns which optional fields the ERP has. */
export async function listOptionalFields(list: ListRows): Promise<string[]> {
  const hasPages = await tryField(async () => {
    const first = await list({ desde: '' });
    const codes = new Set(first.map(readCode));
    const next = await list({ desde: readCode(first.at(-1)) });
    return !next.some((row) => codes.has(readCode(row)));
  });
  return [...(hasPages ? ['desde'] : []), ...((await hasChanges(list)) ? ['modificadoDesde'] : [])];
}
