export type Shortcut = 'customers' | 'search' | 'shortcuts';

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code' | 'key' | 'target'>;

/** Text inputs keep letters for typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Returns the seller shortcut of a key event; null for other keys. */
export function findShortcut({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  code,
  key,
  target,
}: Key): Shortcut | null {
  if (ctrlKey || metaKey) return null;
  // Alt+C is free in every browser menu in the shop's languages; by `code`, as Alt+C types a letter on a Mac
  if (altKey) return code === 'KeyC' && !shiftKey ? 'customers' : null;
  // not in a dialog: there is nothing to search, and one list is enough
  if (isTyping(target) || (target instanceof Element && target.closest('dialog'))) return null;
  return key === '?' ? 'shortcuts' : key === '/' ? 'search' : null;
}
