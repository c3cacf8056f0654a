export type Shortcut =
  | 'customers'
  | 'search'
  | 'shortcuts'
  | 'quickOrder'
  | 'cart'
  | 'checkout'
  | 'sellerOrders';

type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code' | 'key' | 'target'>;

/**
 * Shortcuts with Alt: C(liente), P(edido rápido), K(arrito), F(inalizar), H(istorial). They are found by the key's
 * position, because Alt and a letter type another character on a Mac.
 */
const withAlt: Readonly<Record<string, Shortcut>> = {
  KeyC: 'customers',
  KeyP: 'quickOrder',
  KeyK: 'cart',
  KeyF: 'checkout',
  KeyH: 'sellerOrders',
};

/** Whether the focus is in a text input, where letters are typed. */
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
  if (altKey) return shiftKey ? null : (withAlt[code] ?? null);
  // ignored in a dialog, because a dialog has nothing to search and may be the list of shortcuts itself
  if (isTyping(target) || (target instanceof Element && target.closest('dialog'))) return null;
  return key === '?' ? 'shortcuts' : key === '/' ? 'search' : null;
}
