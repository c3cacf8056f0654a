import { findShortcut } from './findShortcut';

/** Whether a key is recorded: a key that a field handles, or a shortcut. The browser handles other keys, such as F5. */
export const isKeepable = (event: KeyboardEvent): boolean => {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey) return findShortcut(event) !== null;
  if (ctrlKey || metaKey) return key === 'Enter';
  return (
    key.length === 1 ||
    ['Enter', 'Backspace', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Escape'].includes(
      key,
    )
  );
};
