/** localStorage as plain JSON, only for the keys of the persistence table. */
import { getEnvironment, replaceInEnvironment } from './environment';

const getLocalStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null; // localStorage is blocked by the browser: the shop works in memory
  }
};

/** Sets the read-only mode for replays, in which nothing is written to the viewer's browser. */
export const setReadOnly = (): void => {
  replaceInEnvironment('isStorageReadOnly', () => true);
};

/** Returns the stored text; null if there is none, or storage is blocked. */
export const readRaw = (key: string): string | null => getLocalStorage()?.getItem(key) ?? null;

/** Returns the parsed value, undefined if there is none; throws SyntaxError for invalid JSON. */
export function readStored(key: string): unknown {
  const text = readRaw(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/**
 * Cache of serialized list members. State is immutable, so the same object always has the same text. Marked as pure, so
 * that the build leaves the cache out of the inline script of each page, which only reads storage.
 */
const serializedCache = /* @__PURE__ */ new WeakMap<object, string>();

function memberText(member: unknown): string {
  if (typeof member !== 'object' || member === null) return JSON.stringify(member);
  const cached = serializedCache.get(member);
  if (cached !== undefined) return cached;
  const text = JSON.stringify(member);
  serializedCache.set(member, text);
  return text;
}

/**
 * JSON.stringify that serializes only changed members of a list, because each click writes a cart of up to 1,000 lines.
 */
const serialize = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(memberText).join()}]` : JSON.stringify(value);

/** Stores a value. Throws the browser's error when storage is full or blocked. */
export function writeStored(key: string, value: unknown): void {
  const storage = getLocalStorage();
  if (getEnvironment().isStorageReadOnly) return;
  if (!storage) throw new Error('storage is forbidden');
  storage.setItem(key, serialize(value));
}

/** Reads sessionStorage (of this tab, until it is closed); undefined if there is no value or it is invalid. */
export function readForSession(key: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * Performs the first read of sessionStorage, because this read waits for another process of the browser. Later reads
 * stay in the page's process.
 */
export function warmSessionStorage(): void {
  try {
    globalThis.sessionStorage.getItem('');
  } catch {
    // storage is blocked by the browser
  }
}

/** Writes sessionStorage. A full or blocked storage is ignored, because no value in sessionStorage has to survive. */
export function writeForSession(key: string, value: unknown): void {
  if (getEnvironment().isStorageReadOnly) return;
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the error is ignored
  }
}

/** Sets a cookie for a year, with a value that the service needs at the first request. */
export function writeCookie(name: string, value: string): void {
  if (!getEnvironment().isStorageReadOnly)
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Quarantine: moves an invalid value to `{key}.invalid`, so that a person can inspect it. Under `key` the valid part of
 * the value (`validRest`) is stored, if there is one.
 */
export function quarantine(key: string, validRest?: unknown): void {
  const storage = getLocalStorage();
  const text = storage?.getItem(key);
  if (!storage || text === null || text === undefined) return;
  try {
    storage.removeItem(key);
    // the valid part is stored first, because it is the smaller one, and there may be no room for both values
    if (validRest !== undefined) storage.setItem(key, serialize(validRest));
    storage.setItem(`${key}.invalid`, text);
  } catch {
    // storage is full: the invalid value is dropped without a copy
  }
}

export function clearQuarantined(): void {
  const storage = getLocalStorage();
  for (const key of Object.keys(storage ?? {})) if (key.endsWith('.invalid')) storage?.removeItem(key);
}

/** Removes all keys except the given ones, and all session storage, caches and service workers. */
export async function clearBrowser(keptKeys: readonly string[]): Promise<void> {
  const storage = getLocalStorage();
  if (storage) {
    for (const key of Object.keys(storage)) if (!keptKeys.includes(key)) storage.removeItem(key);
  }
  if ('sessionStorage' in globalThis) globalThis.sessionStorage.clear();
  if ('caches' in globalThis) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  if ('navigator' in globalThis && 'serviceWorker' in navigator) {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  }
}

/** Calls back when another tab writes one of the keys. */
export function onStorageEvent(keys: readonly string[], onChange: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && keys.includes(event.key)) onChange(event.key);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
