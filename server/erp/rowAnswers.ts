import { createHash } from 'node:crypto';
import type { ErpCall } from '@/erp/client';
import type { Role } from './accessTable';
import { pickForRole, readRow, readRows, type RowObserver, type RowShape } from './rowShape';
import { isRefusal, rowTable } from './rowTable';

/** Reason for dropping a row that contains the ERP's word for an error. */
const refusedRow = 'salida ERROR';

/**
 * Keys of the rows that were dropped from an answer. If the same row is dropped from another answer, it has the same
 * key.
 */
const droppedFrom = new WeakMap<readonly unknown[], readonly string[]>();

/** Number of unreadable rows in each answer; a row that repeats another one does not count. */
const lacking = new WeakMap<readonly unknown[], number>();

export const countLacking = (rows: readonly unknown[]): number => lacking.get(rows) ?? 0;

const nothingDropped: readonly string[] = [];

/** Returns a key for each row that was dropped from an answer. */
export const listDropped = (rows: readonly unknown[]): readonly string[] =>
  droppedFrom.get(rows) ?? nothingDropped;

/** Reads rows and records the dropped ones, so that an answer can be compared with the ERP's own count. */
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
      // rows that are equal in every field are numbered, so that each one counts
      const alike = names.filter((other) => other.startsWith(name)).length;
      names.push(`${name}${alike}`);
    },
  });
  if (names.length > 0) droppedFrom.set(read, names);
  if (unreadable > 0) lacking.set(read, unreadable);
  return read;
}

/**
 * Returns the rows of a call as new objects with the fields of the row table. Null when no row could be read although
 * there were rows, or when the only expected row could not be read.
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
  // rows after the first one are a seller's customers; a product or an order has no further rows
  return read ? [read, ...readRows(shape, rest, observer)] : null;
}

/** Whether the expected row was dropped although its key, which is the first field of its shape, could be read. */
export function isIncomplete(call: ErpCall, reason: string | undefined): boolean {
  const { shape, isOne } = rowTable[call];
  const isWithoutField = isOne === true && shape.key !== undefined && reason?.startsWith('no ') === true;
  return isWithoutField && reason !== `no ${shape.key}`;
}

/**
 * Rows by answer and role. The catalogue's rows are cached and sent to many clients, so the rows for a role are built
 * once.
 */
const built = new WeakMap<readonly unknown[], Map<Role, readonly unknown[]>>();

/** Returns the rows with the fields that a role may see, as new objects at every depth. */
export function buildRowsForRole(call: ErpCall, role: Role, rows: readonly unknown[]): readonly unknown[] {
  const ofRole = built.get(rows) ?? new Map<Role, readonly unknown[]>();
  built.set(rows, ofRole);
  const { shape, shapeOf } = rowTable[call];
  const answer = ofRole.get(role) ?? rows.map((row) => pickForRole(shapeOf?.(row) ?? shape, role, row));
  ofRole.set(role, answer);
  return answer;
}
