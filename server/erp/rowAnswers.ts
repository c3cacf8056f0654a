import { createHash } from 'node:crypto';
import type { ErpCall } from '@/erp/client';
import type { Role } from './accessTable';
import { pickForRole, readRow, readRows, type RowObserver, type RowShape } from './rowShape';
import { isRefusal, rowTable } from './rowTable';

/** Reason for dropping a row whose field `salida` is ERROR. */
const refusedRow = 'salida ERROR';

/**
 * Keys of the rows that were dropped from an answer. If two answers contain the same invalid row, the row has the same
 * key in both answers.
 */
const droppedFrom = new WeakMap<readonly unknown[], readonly string[]>();

/** Number of unreadable rows in each answer. A row that repeats another row is not counted. */
const lacking = new WeakMap<readonly unknown[], number>();

export const countLacking = (rows: readonly unknown[]): number => lacking.get(rows) ?? 0;

const nothingDropped: readonly string[] = [];

/** Returns a key for each row that was dropped from an answer. */
export const listDropped = (rows: readonly unknown[]): readonly string[] =>
  droppedFrom.get(rows) ?? nothingDropped;

/**
 * Reads rows and records the dropped rows, so that the answer can be compared with the number of products in the ERP.
 */
function readNoting(shape: RowShape, rows: readonly unknown[], observer: RowObserver) {
  const names: string[] = [];
  let unreadable = 0;
  const read = readRows(shape, rows, {
    ...observer,
    dropped: (reason, row) => {
      observer.dropped(reason, row);
      if (!reason.endsWith(' twice')) unreadable += 1;
      const name = createHash('sha256')
        .update(JSON.stringify(row) ?? '')
        .digest('base64url');
      // if two rows are equal in all fields, a number keeps their keys distinct
      const alike = names.filter((other) => other.startsWith(name)).length;
      names.push(`${name}${alike}`);
    },
  });
  if (names.length > 0) droppedFrom.set(read, names);
  if (unreadable > 0) lacking.set(read, unreadable);
  return read;
}

/**
 * Returns the rows of a call as new objects with the fields that the row table lists. Returns null if rows were sent,
 * but none could be read. Also returns null if the call expects one row, and this row could not be read.
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
    const read = readNoting(shape, rows, observer);
    return read.length === 0 ? null : read;
  }
  if (shape.fields.salida === undefined && isRefusal(first)) {
    observer.started?.();
    observer.dropped(refusedRow, first);
    return null;
  }
  const read = readRow(shapeOf?.(first) ?? shape, first, observer);
  // only the answer for a seller has more rows: they are the seller's customers
  return read ? [read, ...readRows(shape, rest, observer)] : null;
}

/** Whether the expected row was dropped although its key could be read. The row then lacks another required field. */
export function isIncomplete(call: ErpCall, reason: string | undefined): boolean {
  const { shape, isOne } = rowTable[call];
  const isWithoutField = isOne === true && shape.key !== undefined && reason?.startsWith('no ') === true;
  return isWithoutField && reason !== `no ${shape.key}`;
}

/** Rows by answer and role. Many clients get the same cached rows, so the rows for a role are built only once. */
const built = new WeakMap<readonly unknown[], Map<Role, readonly unknown[]>>();

/** Returns rows with only the fields that a role may see. The rows and all nested rows are new objects. */
export function buildRowsForRole(call: ErpCall, role: Role, rows: readonly unknown[]): readonly unknown[] {
  const ofRole = built.get(rows) ?? new Map<Role, readonly unknown[]>();
  built.set(rows, ofRole);
  const { shape, shapeOf } = rowTable[call];
  const answer = ofRole.get(role) ?? rows.map((row) => pickForRole(shapeOf?.(row) ?? shape, role, row));
  ofRole.set(role, answer);
  return answer;
}
