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

/** Compares exactly, as two customers' codes may differ only in case. */
const isExact = (asked: string, answered: string): boolean => asked === answered;

const isInAnyCase = (asked: string, answered: string): boolean =>
  asked.toLowerCase() === answered.toLowerCase();

/**
 * Compares skus in any spelling: an ERP may find a product by several, and the page then redirects to the product's own
 * address.
 */
const isSpeltAlike = (asked: string, answered: string): boolean =>
  isExact(asked, answered) || getCodeSpelling(asked) === getCodeSpelling(answered);

/**
 * Key of each call that requests one record; null for calls without a key to compare: lists, and answers whose rows do
 * not contain it. Blanks around a key are ignored, as columns of a fixed width pad it.
 */
export const answerKeys: Readonly<Record<ErpCall, AnswerKey | null>> = {
  // only the ERP knows which account the password belongs to: the user may be an e-mail, a code or a name there
  getLoginIn: null,
  getChangePassword: null,
  // the row of a branch does not contain its customer
  getSucursales: null,
  getSucursalesxId: { asked: 'id', answered: 'id', isSame: isExact },
  getEstadoCuentaxId: { asked: 'codigo', answered: 'codigo', isSame: isExact },
  // rows of other customers are filtered by code later, as several customers may share an e-mail
  getPedidos: null,
  getPedidosVendedor: null,
  // people type the number that their papers show
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
 * Returns the rows with the requested key, and counts the others; null when there were rows but none has it. A row
 * without its key, if that is allowed, counts as the answer.
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
