/** Reads and writes localStorage as plain JSON. Only the keys of the persistence table are used. */
import { getEnvironment, replaceInEnvironment } from './environment';

const getLocalStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null; // localStorage is blocked by the browser: the shop works in memory
  }
};

/** Sets the read-only mode, in which nothing is written to the browser's storage. Replays use this mode. */
export const setReadOnly = (): void => {
  replaceInEnvironment('isStorageReadOnly', () => true);
};

/** Returns the stored text. Returns null if there is no text or the storage is blocked. */
export const readRaw = (key: string): string | null => getLocalStorage()?.getItem(key) ?? null;

/** Returns the parsed value. Returns undefined if there is no value. Throws SyntaxError if the JSON is invalid. */
export function readStored(key: string): unknown {
  const text = readRaw(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/**
 * Cache of the JSON texts of list members. The state is immutable, so the same object always has the same text. The
 * cache is marked as pure, because the inline script of each page only reads storage. The build then leaves the cache
 * out.
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
 * Returns the JSON text of a value. Only the changed members of a list are serialized, because each click writes the
 * cart, which may have 1,000 lines.
 */
const serialize = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(memberText).join()}]` : JSON.stringify(value);

/** Stores a value. Throws the browser's error if the storage is full or blocked. */
export function writeStored(key: string, value: unknown): void {
  const storage = getLocalStorage();
  if (getEnvironment().isStorageReadOnly) return;
  if (!storage) throw new Error('storage is forbidden');
  storage.setItem(key, serialize(value));
}

/**
 * Returns a value from sessionStorage, which this tab has until it is closed. Returns undefined if the value is missing
 * or invalid.
 */
export function readForSession(key: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * Reads sessionStorage for the first time. The first read waits for another process of the browser. Later reads do not
 * wait.
 */
export function warmSessionStorage(): void {
  try {
    globalThis.sessionStorage.getItem('');
  } catch {
    // ignored, because the browser blocks the storage
  }
}

/**
 * Writes a value to sessionStorage. If the storage is full or blocked, nothing happens, because no value there must
 * survive.
 */
export function writeForSession(key: string, value: unknown): void {
  if (getEnvironment().isStorageReadOnly) return;
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // ignored, because no value in sessionStorage must survive
  }
}

/** Sets a cookie for a year. The service needs the value of such a cookie at the first request. */
export function writeCookie(name: string, value: string): void {
  if (!getEnvironment().isStorageReadOnly)
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Moves an invalid value to the key `{key}.invalid`, so that a person can inspect it. If the value has a valid part
 * (`validRest`), the valid part is stored under `key`.
 */
export function quarantine(key: string, validRest?: unknown): void {
  const storage = getLocalStorage();
  const text = storage?.getItem(key);
  if (!storage || text === null || text === undefined) return;
  try {
    storage.removeItem(key);
    // the valid part is stored first, because it is smaller and the storage may have no room for both
    if (validRest !== undefined) storage.setItem(key, serialize(validRest));
    storage.setItem(`${key}.invalid`, text);
  } catch {
    // the storage is full, so the invalid value is lost
  }
}

export function clearQuarantined(): void {
  const storage = getLocalStorage();
  for (const key of Object.keys(storage ?? {})) if (key.endsWith('.invalid')) storage?.removeItem(key);
}

/** Removes all keys except `keptKeys`. Also removes all session storage, caches and service workers. */
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

/** Calls `onChange` when another tab writes one of the keys. Returns a function that removes the listener. */
export function onStorageEvent(keys: readonly string[], onChange: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && keys.includes(event.key)) onChange(event.key);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
