/**
 * File format of logs. A part that occurs several times (a product in an answer, an event and the state) is written
 * once, in `shared`. In all other places the log contains the number of the shared part: `{"$": 12}`.
 */
import type { Log } from './recorder';
import { isObject } from '@/shared/isObject';

export interface PackedLog extends Record<string, unknown> {
  format: 'shop-log/2';
  /** Shared parts. A shared part refers only to earlier parts in this list. */
  shared: unknown[];
}

/** Minimum number of characters in the JSON of a shared part. Shorter parts are repeated instead. */
const smallestPart = 60;

interface Part {
  id: number;
  size: number;
  /** Number of parts that contain this part. Equal parents count once. */
  count: number;
  position: number | null;
}

interface Measured {
  key: string;
  size: number;
  part: Part | null;
}

type JsonObject = Record<string, unknown>;

/** Lists the fields that JSON writes: all fields that are not undefined. */
const listFields = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);

/**
 * Whether data look like a reference. Such data are moved to the shared parts, because a shared part itself is not
 * read as a reference.
 */
const isLikeReference = (value: object): boolean =>
  '$' in value && !Array.isArray(value) && Object.keys(value).length === 1;

/**
 * Numbers the distinct parts of a log, so that equal parts are stored once. A part's key is made of the keys of its
 * children.
 */
class Parts {
  readonly #byKey = new Map<string, Part>();
  readonly #byObject = new Map<object, Part>();

  find = (value: unknown): Part | undefined =>
    isObject(value) ? this.#byObject.get(value) : this.#byKey.get(JSON.stringify(value) ?? 'null');

  measure(value: unknown): Measured {
    if (!isObject(value)) {
      const key = JSON.stringify(value) ?? 'null';
      const isLong = typeof value === 'string' && key.length >= smallestPart;
      return { key, size: key.length, part: isLong ? this.#get(key, key.length).part : null };
    }
    const known = this.#byObject.get(value);
    if (known) return { key: `#${known.id}`, size: known.size, part: known };
    const inner: Part[] = [];
    let size = 2;
    const note = (child: unknown): string => {
      const measured = this.measure(child);
      size += measured.size + 1;
      if (measured.part) inner.push(measured.part);
      return measured.key;
    };
    const key = Array.isArray(value)
      ? `[${(value as unknown[]).map(note).join()}`
      : `{${listFields(value)
          .map(([name, child]) => {
            const label = JSON.stringify(name);
            size += label.length + 1;
            return `${label}:${note(child)}`;
          })
          .join()}`;
    const { part, isNew } = this.#get(key, size);
    if (isNew) for (const one of inner) one.count += 1;
    this.#byObject.set(value, part);
    return { key: `#${part.id}`, size, part };
  }

  #get(key: string, size: number): { part: Part; isNew: boolean } {
    const known = this.#byKey.get(key);
    if (known) return { part: known, isNew: false };
    const part: Part = { id: this.#byKey.size, size, count: 0, position: null };
    this.#byKey.set(key, part);
    return { part, isNew: true };
  }
}

export function packLog(log: Log): PackedLog {
  const parts = new Parts();
  const shared: unknown[] = [];
  parts.measure(log);
  const writeInner = (value: unknown): unknown => {
    if (!isObject(value)) return value;
    if (Array.isArray(value)) return (value as unknown[]).map(write);
    return Object.fromEntries(listFields(value).map(([name, inner]) => [name, write(inner)]));
  };
  const write = (value: unknown): unknown => {
    const part = isObject(value) || typeof value === 'string' ? parts.find(value) : undefined;
    if (!part) return value;
    const isShared =
      (part.count > 1 && part.size >= smallestPart) || (isObject(value) && isLikeReference(value));
    if (!isShared) return writeInner(value);
    if (part.position === null) {
      const written = writeInner(value);
      part.position = shared.push(written) - 1;
    }
    return { $: part.position };
  };
  const packed = writeInner(log) as JsonObject;
  return { ...packed, format: 'shop-log/2', shared };
}

/**
 * Returns the log in which a copy of the shared part replaces each reference. Throws an error for an unknown reference.
 */
export function expandLog({ shared, ...packed }: PackedLog): JsonObject {
  if (!Array.isArray(shared)) throw new Error('the log has no list of shared parts');
  const readInner = (value: unknown, before: number): unknown => {
    if (Array.isArray(value)) return (value as unknown[]).map((inner) => read(inner, before));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, before)]));
  };
  const read = (value: unknown, before: number): unknown => {
    if (!isObject(value) || !isLikeReference(value)) return readInner(value, before);
    const number = (value as { $: unknown }).$;
    if (typeof number !== 'number' || !(number >= 0 && number < before))
      throw new Error(`the log refers to part ${JSON.stringify(number)}, which it does not hold`);
    return readInner(shared[number], number);
  };
  return { ...(readInner(packed, shared.length) as JsonObject), format: 'shop-log/1' };
}

/** Prints JSON with one line for each event, so that two versions of a log can be compared. */
export function printLog(log: Log): string {
  const lines = Object.entries(packLog(log)).map(([name, value]) => {
    const items = Array.isArray(value) ? (value as unknown[]).map((item) => JSON.stringify(item)) : [];
    const list = items.length > 0 ? `[\n  ${items.join(',\n  ')}\n ]` : JSON.stringify(value);
    return ` ${JSON.stringify(name)}: ${list}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
