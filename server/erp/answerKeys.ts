import type { ErpCall } from '@/erp/client';
import { getCodeSpelling } from '@/shared/codeSpelling';
import type { RowObserver } from './rowShape';

type Row = Record<string, unknown>;

/** Key by which an answer is matched with its request. */
export interface AnswerKey {
  /** Name of the key in the request. */
  readonly asked: string;
  /** Name of the key in the row. */
  readonly answered: string;
  /** Another field of the row, whose value a request may contain instead of the key. */
  readonly alias?: string;
  readonly isSame: (asked: string, answered: string) => boolean;
}

/** Compares exactly, because the codes of two customers may differ only in case. */
const isExact = (asked: string, answered: string): boolean => asked === answered;

const isInAnyCase = (asked: string, answered: string): boolean =>
  asked.toLowerCase() === answered.toLowerCase();

/**
 * Compares skus in any spelling, because an ERP may find a product by several spellings. The page then redirects to the
 * product's own address.
 */
const isSpeltAlike = (asked: string, answered: string): boolean =>
  isExact(asked, answered) || getCodeSpelling(asked) === getCodeSpelling(answered);

/**
 * Key of each call that requests one record. Null for a call without a key to compare, such as a list, or an answer
 * whose rows do not contain the key. Blanks around a key are ignored, because columns of a fixed width add them.
 */
export const answerKeys: Readonly<Record<ErpCall, AnswerKey | null>> = {
  // only the ERP knows to which account the password belongs, because its users may sign in by e-mail, code or name
  getLoginIn: null,
  getChangePassword: null,
  // the row of a branch does not contain its customer
  getSucursales: null,
  getSucursalesxId: { asked: 'id', answered: 'id', isSame: isExact },
  getEstadoCuentaxId: { asked: 'codigo', answered: 'codigo', isSame: isExact },
  // not compared here: several customers may share an e-mail, so rows of other customers are filtered by code later
  getPedidos: null,
  getPedidosVendedor: null,
  // people type the number that they see on their papers, which is the row's `numero`
  getPedidoId: { asked: 'pedido', answered: 'id', alias: 'numero', isSame: isExact },
  getCategory: { asked: 'slug', answered: 'slug', isSame: isInAnyCase },
  getCategories: null,
  getProductos: null,
  getProducto: { asked: 'codigo', answered: 'codigo', isSame: isSpeltAlike },
  getProductosTipo: null,
  getProductosFilter: null,
};

const readKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Returns the rows with the requested key, and counts the other rows. Null when there were rows but no row has the key.
 * A row whose key is missing counts as the requested one.
 */
export function keepAskedRows(
  call: ErpCall,
  fields: Readonly<Row>,
  rows: Row[],
  observer: RowObserver,
): Row[] | null {
  const key = answerKeys[call];
  if (!key) return rows;
  const asked = readKey(fields[key.asked]);
  const own = rows.filter((row) => {
    const answered = readKey(row[key.answered]);
    const isOwn =
      answered === '' ||
      key.isSame(asked, answered) ||
      (key.alias !== undefined && key.isSame(asked, readKey(row[key.alias])));
    if (!isOwn) observer.dropped(`another ${key.answered}`);
    return isOwn;
  });
  return own.length === 0 && rows.length > 0 ? null : own;
}
