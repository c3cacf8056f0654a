import type { ErpCall } from '@/erp/client';
import { getCodeSpelling } from '@/shared/codeSpelling';
import type { RowObserver } from './rowShape';

type Row = Record<string, unknown>;

/** Key field of a call and of its rows, by which an answer is matched with its question. */
export interface AnswerKey {
  /** The field of the request. */
  readonly asked: string;
  /** The field of the row. */
  readonly answered: string;
  /** Another field of the row by which it may be asked for as well. */
  readonly alias?: string;
  readonly isSame: (asked: string, answered: string) => boolean;
}

/** Compares exactly: two customers' codes may differ by case alone. */
const isExact = (asked: string, answered: string): boolean => asked === answered;

const isInAnyCase = (asked: string, answered: string): boolean =>
  asked.toLowerCase() === answered.toLowerCase();

/** An ERP may find a product by several spellings of its sku; the page then goes to the product's own address. */
const isSpeltAlike = (asked: string, answered: string): boolean =>
  isExact(asked, answered) || getCodeSpelling(asked) === getCodeSpelling(answered);

/**
 * Key of each call that asks for one thing; null where there is none to compare: for a list, and for an answer whose
 * rows do not name the key. Blanks around a key are ignored: columns of a fixed width leave them.
 */
export const answerKeys: Readonly<Record<ErpCall, AnswerKey | null>> = {
  // the ERP alone knows which account the password belongs to: the user may be an e-mail, a code or a name there
  getLoginIn: null,
  getChangePassword: null,
  // a branch does not say whose it is
  getSucursales: null,
  getSucursalesxId: { asked: 'id', answered: 'id', isSame: isExact },
  getEstadoCuentaxId: { asked: 'codigo', answered: 'codigo', isSame: isExact },
  // rows of other customers are removed by their code: several may have one e-mail
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
 * Returns the rows with the requested key, and counts the others; null when there were rows and none has it. A row
 * without its key, where that is allowed, counts as the answer.
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
