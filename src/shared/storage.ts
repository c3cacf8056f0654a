/** localStorage as plain JSON, only for the keys of the persistence table. */
import { getEnvironment, replaceInEnvironment } from './environment';

const getLocalStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null; // localStorage is blocked by the browser: the shop works in memory
  }
};

/** Read-only mode for replays: nothing is written to the viewer's browser. */
export const setReadOnly = (): void => {
  replaceInEnvironment('isStorageReadOnly', () => true);
};

/** Returns the stored text; null when there is none, or storage is blocked. */
export const readRaw = (key: string): string | null => getLocalStorage()?.getItem(key) ?? null;

/** Returns the parsed value, undefined when there is none; throws SyntaxError on invalid JSON. */
export function readStored(key: string): unknown {
  const text = readRaw(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/**
 * Cache of serialized list members. State is immutable: the same object serializes the same. Marked as pure, so that the script in
 * each page, which only reads, is without it.
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
 * JSON.stringify that serializes only the changed members of a list: a cart of 1,000 lines is written at each
 * click.
 */
const serialize = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(memberText).join()}]` : JSON.stringify(value);

/** Throws the browser's error when storage is full or blocked. */
export function writeStored(key: string, value: unknown): void {
  const storage = getLocalStorage();
  if (getEnvironment().isStorageReadOnly) return;
  if (!storage) throw new Error('storage is forbidden');
  storage.setItem(key, serialize(value));
}

/** Reads sessionStorage (this tab, until it is closed); undefined when there is none or it is invalid. */
export function readForSession(key: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Waits for the browser's other process, which the first read of a page does: later ones find sessionStorage in the page's own. */
export function warmSessionStorage(): void {
  try {
    globalThis.sessionStorage.getItem('');
  } catch {
    // blocked by the browser
  }
}

/** Writes sessionStorage; a full or blocked storage is ignored, as nothing there must survive. */
export function writeForSession(key: string, value: unknown): void {
  if (getEnvironment().isStorageReadOnly) return;
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // ignored
  }
}

/** Sets a cookie for a year, for values that the service needs with the first request. */
export function writeCookie(name: string, value: string): void {
  if (!getEnvironment().isStorageReadOnly)
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Quarantine: moves an invalid value to `{key}.invalid`, for a person to look at; `validRest` is stored in its place.
 */
export function quarantine(key: string, validRest?: unknown): void {
  const storage = getLocalStorage();
  const text = storage?.getItem(key);
  if (!storage || text === null || text === undefined) return;
  try {
    storage.removeItem(key);
    // the rest is smaller than the original: it fits where both may not
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

/** Removes all keys but the given ones, and session storage, caches and service workers as a whole. */
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
