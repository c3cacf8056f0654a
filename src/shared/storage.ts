/** The browser's storage as plain JSON under bare keys, for the keys of the persistence table and no others. */

const available = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null; // forbidden by the browser: the shop goes on in memory
  }
};

let isReadOnly = false;

/** A page that only shows a log leaves the browser of who looks at it as it is. */
export const setReadOnly = (): void => {
  isReadOnly = true;
};

/** As it is stored; null when there is none, or the storage is forbidden. */
export const readRaw = (key: string): string | null => available()?.getItem(key) ?? null;

/** The parsed value, undefined when there is none; throws SyntaxError on text that is not JSON. */
export function readStored(key: string): unknown {
  const text = readRaw(key);
  return text === null ? undefined : (JSON.parse(text) as unknown);
}

/** What a member of a list reads as. State is never changed in place: what is the same object reads the same. */
const written = new WeakMap<object, string>();

function memberText(member: unknown): string {
  if (typeof member !== 'object' || member === null) return JSON.stringify(member);
  const known = written.get(member);
  if (known !== undefined) return known;
  const text = JSON.stringify(member);
  written.set(member, text);
  return text;
}

/** JSON, in which a long list costs what changed of it: a cart of 1,000 lines is written at each press. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(memberText).join()}]` : JSON.stringify(value);

/** Throws what the browser throws when it is full or forbidden. */
export function writeStored(key: string, value: unknown): void {
  const storage = available();
  if (isReadOnly) return;
  if (!storage) throw new Error('storage is forbidden');
  storage.setItem(key, textOf(value));
}

/** What only this tab needs, and only until it is closed; undefined when there is none or it cannot be read. */
export function readForSession(key: string): unknown {
  try {
    const text = globalThis.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage loses nothing that matters. */
export function writeForSession(key: string, value: unknown): void {
  if (isReadOnly) return;
  try {
    globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the tab goes on without
  }
}

/** For what the service is to know of this browser before any question: a year, on this shop alone. */
export function writeCookie(name: string, value: string): void {
  if (!isReadOnly) document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** Moves a value that cannot be used to `{key}.invalid`, for a person to look at. `left`: what still holds stays in its place. */
export function quarantine(key: string, left?: unknown): void {
  const storage = available();
  const text = storage?.getItem(key);
  if (!storage || text === null || text === undefined) return;
  try {
    storage.removeItem(key);
    // less than there was: it fits, which the whole beside it may not
    if (left !== undefined) storage.setItem(key, textOf(left));
    storage.setItem(`${key}.invalid`, text);
  } catch {
    // full: dropping the unusable value is all that is left
  }
}

/** Nobody looks at it any more. */
export function clearQuarantined(): void {
  const storage = available();
  for (const key of Object.keys(storage ?? {})) if (key.endsWith('.invalid')) storage?.removeItem(key);
}

/** Removes everything but the given keys; session storage, caches and service workers go whole. */
export async function clearBrowser(kept: readonly string[]): Promise<void> {
  const storage = available();
  if (storage) {
    for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
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
export function onStorageEvent(keys: readonly string[], changed: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && keys.includes(event.key)) changed(event.key);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
