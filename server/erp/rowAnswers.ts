import type { ErpCall } from '@/erp/client';
import type { Role } from './accessTable';
import { pickForRole, readRow, readRows, type RowObserver } from './rowShape';
import { rowTable } from './rowTable';

/**
 * Returns the rows of a call, as new objects with the fields of the row table; null when there were rows and none could be read, or
 * when the one that is the answer could not.
 */
export function readErpRows(
  call: ErpCall,
  rows: readonly unknown[],
  observer: RowObserver,
): Record<string, unknown>[] | null {
  const { shape, shapeOf, isOne } = rowTable[call];
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  if (!isOne) {
    const read = readRows(shape, rows, observer);
    return read.length === 0 ? null : read;
  }
  const read = readRow(shapeOf?.(first) ?? shape, first, observer);
  // a seller's customers follow the seller; after a product or an order nothing does
  return read ? [read, ...readRows(shape, rest, observer)] : null;
}

/**
 * Why the one row that is the answer was dropped though it has its key, which comes first in its shape; null when it was no row of the
 * contract at all.
 */
export function findLack(call: ErpCall, reason: string | undefined): string | null {
  const { shape, isOne } = rowTable[call];
  const isWithoutField = isOne && shape.key !== undefined && reason?.startsWith('no ') === true;
  return isWithoutField && reason !== `no ${shape.key}` ? reason : null;
}

/** The catalogue's rows are remembered and answered to many: they are built once for each role. */
const built = new WeakMap<readonly unknown[], Map<Role, readonly unknown[]>>();

/** Returns the rows as a role may see them: new objects with the row table's fields, at every depth. */
export function buildRowsForRole(call: ErpCall, role: Role, rows: readonly unknown[]): readonly unknown[] {
  const ofRole = built.get(rows) ?? new Map<Role, readonly unknown[]>();
  built.set(rows, ofRole);
  const { shape, shapeOf } = rowTable[call];
  const answer = ofRole.get(role) ?? rows.map((row) => pickForRole(shapeOf?.(row) ?? shape, role, row));
  ofRole.set(role, answer);
  return answer;
}
