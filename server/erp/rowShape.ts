import { readItems } from './values/list';
import type { ReadValue } from './values/value';
import type { Role } from './accessTable';

type Row = Record<string, unknown>;

interface FieldBase {
  /** Roles that may see the field. */
  readonly roles: readonly Role[];
  /** Whether a row is dropped if it lacks this field, because the row cannot be shown without the field. */
  readonly required?: true;
  /** Value that replaces a missing or unreadable value. If no fallback is set, the row has no such field. */
  readonly fallback?: unknown;
  /** Whether a missing value is normal. The fallback for a missing value is then not counted. */
  readonly optional?: true;
}

/** A field of a row: a value, a nested row, or a list of nested rows. */
export type RowField = FieldBase &
  (
    | { readonly read: ReadValue<unknown> }
    | { readonly row: () => RowShape }
    | { readonly rows: () => RowShape }
  );

/** Fields of a row. The shop ignores all other fields that the ERP sends. */
export interface RowShape {
  readonly fields: Readonly<Record<string, RowField>>;
  /** Name of the field that must be unique in an answer. A second row with the same value is dropped. */
  readonly key?: string;
  /**
   * Returns the reason for dropping a row, after the fields of the row were read.
   * @param sent the row as the ERP sent it
   */
  readonly findLack?: (row: Row, sent: Row) => string | undefined;
  /** Computes missing fields from other fields. @param forgive counts a fallback */
  readonly complete?: (row: Row, forgive: (field: string, reason: string) => void) => Row;
}

/** Observes how rows are read. Its methods report each fallback, and each dropped row with the reason. */
export interface RowObserver {
  /** Called before each row of an answer, but not before a nested row. */
  started?: () => void;
  forgiven(field: string, reason: string, value: unknown): void;
  /** @param row the row as the ERP sent it */
  dropped(reason: string, row?: unknown): void;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** @param within path of the row that contains the field, for reports only */
function readField(
  within: string,
  name: string,
  field: RowField,
  value: unknown,
  observer: RowObserver,
): unknown {
  if ('read' in field)
    return field.read(value, (reason) => observer.forgiven(joinPath(within, name), reason, value));
  const path = joinPath(within, name);
  const forgive = (reason: string) => observer.forgiven(path, reason, value);
  // if a nested row is invalid, only the nested row is dropped
  const inner: RowObserver = { ...observer, dropped: forgive };
  if ('row' in field) return readRow(field.row(), value, inner, path);
  return readRows(field.rows(), readItems(value, forgive) ?? [], inner, path);
}

/** Reads a row. Returns a new row that has only the fields of the shape, or undefined if the row must be dropped. */
export function readRow(shape: RowShape, told: unknown, observer: RowObserver, path = ''): Row | undefined {
  if (path === '') observer.started?.();
  if (!isRow(told)) return (observer.dropped('not a row', told), undefined);
  const row: Row = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = Object.hasOwn(told, name) ? told[name] : undefined;
    const isMissing = value === undefined || value === null;
    const output = isMissing ? undefined : readField(path, name, field, value, observer);
    if (output !== undefined) row[name] = output;
    else if (field.required) return (observer.dropped(`no ${name}`, told), undefined);
    else {
      if (isMissing && field.fallback !== undefined && !field.optional)
        observer.forgiven(joinPath(path, name), 'missing', value);
      if (field.fallback !== undefined) row[name] = field.fallback;
      else if (value === null) row[name] = null;
    }
  }
  const lack = shape.findLack?.(row, told);
  if (lack !== undefined) return (observer.dropped(lack, told), undefined);
  const forgive = (name: string, reason: string) =>
    observer.forgiven(joinPath(path, name), reason, told[name]);
  return shape.complete ? shape.complete(row, forgive) : row;
}

/** Reads rows. Drops rows that cannot be shown, and rows that repeat the key of an earlier row. */
export function readRows(shape: RowShape, rows: readonly unknown[], observer: RowObserver, path = ''): Row[] {
  const seen = new Set<unknown>();
  return rows.flatMap((told) => {
    const row = readRow(shape, told, observer, path);
    if (!row) return [];
    const key = shape.key === undefined ? undefined : row[shape.key];
    if (key !== undefined && seen.has(key)) return (observer.dropped(`${shape.key} twice`, told), []);
    seen.add(key);
    return [row];
  });
}

/** Builds a new row with only the fields that a role may see. Nested rows are built in the same way. */
export function pickForRole(shape: RowShape, role: Role, row: unknown): Row {
  const picked: Row = {};
  if (!isRow(row)) return picked;
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!field.roles.includes(role) || !Object.hasOwn(row, name)) continue;
    const value = row[name];
    if ('read' in field || value === null) picked[name] = value;
    else if ('row' in field) picked[name] = pickForRole(field.row(), role, value);
    else picked[name] = (value as readonly unknown[]).map((inner) => pickForRole(field.rows(), role, inner));
  }
  return picked;
}
