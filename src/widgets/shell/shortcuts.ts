export type Shortcut = 'customers' | 'search' | 'shortcuts';

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code' | 'key' | 'target'>;

/** Where letters are typed, a letter is a letter. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** What a seller means with a key, anywhere on the page; null for everything else. */
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
  // no browser has it, in no language of its menus that the shop is read in; by the key, for Mac's Alt+C is a letter
  if (altKey) return code === 'KeyC' && !shiftKey ? 'customers' : null;
  // over a dialog there is nothing to search, and one list is enough
  if (isTyping(target) || (target instanceof Element && target.closest('dialog'))) return null;
  return key === '?' ? 'shortcuts' : key === '/' ? 'search' : null;
}
