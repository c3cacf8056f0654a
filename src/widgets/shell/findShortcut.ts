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
 * Shortcuts with Alt: C(liente), P(edido rápido), K(arrito), F(inalizar), H(istorial). A shortcut is identified by the
 * position of its key, because on a Mac, Alt and a letter type another character.
 */
const withAlt: Readonly<Record<string, Shortcut>> = {
  KeyC: 'customers',
  KeyP: 'quickOrder',
  KeyK: 'cart',
  KeyF: 'checkout',
  KeyH: 'sellerOrders',
};

/** Whether the focus is in a text input. Letters are then text, not shortcuts. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Returns the shortcut that a seller has pressed; null for any other key. */
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
  // a dialog has no search, and may be the list of shortcuts, so these keys are ignored in a dialog
  if (isTyping(target) || (target instanceof Element && target.closest('dialog'))) return null;
  return key === '?' ? 'shortcuts' : key === '/' ? 'search' : null;
}
