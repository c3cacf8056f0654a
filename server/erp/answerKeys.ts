import type { ErpCall } from '@/erp/client';
import { getCodeSpelling } from '@/shared/codeSpelling';
import type { RowObserver } from './rowShape';

type Row = Record<string, unknown>;

/** Key that shows whether a row answers the request. */
export interface AnswerKey {
  /** Name of the key in the request. */
  readonly asked: string;
  /** Name of the key in the row. */
  readonly answered: string;
  /** Another field of the row. A request may contain the value of this field instead of the key. */
  readonly alias?: string;
  readonly isSame: (asked: string, answered: string) => boolean;
}

/** Compares two codes exactly, because the codes of two customers may differ only in case. */
const isExact = (asked: string, answered: string): boolean => asked === answered;

const isInAnyCase = (asked: string, answered: string): boolean =>
  asked.toLowerCase() === answered.toLowerCase();

/**
 * Compares two skus in any spelling, because an ERP may find a product by several spellings of its sku. The page then
 * redirects to the product's address.
 */
const isSpeltAlike = (asked: string, answered: string): boolean =>
  isExact(asked, answered) || getCodeSpelling(asked) === getCodeSpelling(answered);

/**
 * Key of each call that requests one record. Null if there is no key to compare: the call requests a list, or its rows
 * do not contain the key. Blanks around a key are ignored, because columns with a fixed width add blanks.
 */
export const answerKeys: Readonly<Record<ErpCall, AnswerKey | null>> = {
  // users may sign in by e-mail, code or name, so only the ERP knows which account belongs to the password
  getLoginIn: null,
  getChangePassword: null,
  // the row of a branch does not name the customer
  getSucursales: null,
  getSucursalesxId: { asked: 'id', answered: 'id', isSame: isExact },
  getEstadoCuentaxId: { asked: 'codigo', answered: 'codigo', isSame: isExact },
  // rows are not compared here, because several customers may share an e-mail; the gateway later removes orders of
  // other customers by the customer's code
  getPedidos: null,
  getPedidosVendedor: null,
  // people type the order number from their papers, which is the row's `numero`
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
 * Returns the rows with the requested key. Each row with another key is reported as dropped. Returns null if there are
 * rows, but none of them has the key. A row without a key counts as a row with the requested key.
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
