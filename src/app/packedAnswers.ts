/**
 * Format of the prefetched answers in a page. In the JSON, a list of objects with the same fields is a table
 * (`{"$table": {field: values}}`). A list of consecutive numbers is written as runs (`{"$runs": [20511, 6, 100, 6]}`:
 * six numbers from 20511 on, a gap of a hundred, and six more numbers).
 */
import { isObject, isRecord } from '@/shared/isObject';

type Fields = Record<string, unknown>;

/** Field names that mark packed data. An object that has such a field itself is wrapped in `$data`. */
const marks = ['$runs', '$table', '$data'];

/** Lists the fields that JSON writes: all fields that are not undefined. */
const listFields = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);

const mapFields = (value: object, change: (inner: unknown) => unknown): Fields =>
  Object.fromEntries(listFields(value).map(([name, inner]) => [name, change(inner)]));

/** Returns the fields if all objects have the same fields in the same order; otherwise null. */
function findSharedFields(values: readonly unknown[]): string[] | null {
  const [first, ...others] = values.map((value) =>
    isRecord(value) ? listFields(value).map(([name]) => name) : null,
  );
  if (!first || first.length === 0 || others.length === 0) return null;
  const names = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === names) ? first : null;
}

/**
 * Returns two numbers for each run: the gap before the run, and the length of the run. The first gap is counted from
 * zero. The list is empty if a value is not an integer.
 */
function findRuns(values: readonly unknown[]): number[] {
  const runs: number[] = [];
  let next = 0;
  for (const value of values) {
    const number = value as number;
    if (!Number.isSafeInteger(number) || !Number.isSafeInteger(number - next)) return [];
    if (runs.length > 0 && number === next) runs[runs.length - 1]! += 1;
    else runs.push(number - next, 1);
    next = number + 1;
  }
  return runs;
}

export function packJson(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value)) {
    const packed = mapFields(value, packJson);
    return marks.some((mark) => mark in packed) ? { $data: packed } : packed;
  }
  const values = value as unknown[];
  const runs = findRuns(values);
  if (runs.length > 0 && runs.length < values.length) return { $runs: runs };
  const names = findSharedFields(values);
  if (!names) return values.map(packJson);
  const rows = values as Fields[];
  return { $table: Object.fromEntries(names.map((name) => [name, packJson(rows.map((row) => row[name]))])) };
}

function expandRuns(runs: readonly number[]): number[] {
  const numbers: number[] = [];
  let next = 0;
  for (let at = 0; at < runs.length; at += 2) {
    next += runs[at]!;
    for (let count = runs[at + 1]!; count > 0; count -= 1) numbers.push(next++);
  }
  return numbers;
}

function expandTable(table: Fields): Fields[] {
  const columns = Object.entries(table).map(
    ([name, values]) => [name, expandJson(values) as unknown[]] as const,
  );
  return columns[0]![1].map((_, row) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[row]])),
  );
}

export function expandJson(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return (value as unknown[]).map(expandJson);
  const { $runs, $table, $data } = value;
  if ($runs) return expandRuns($runs as number[]);
  if ($table) return expandTable($table as Fields);
  return mapFields(($data as Fields | undefined) ?? value, expandJson);
}
