import { findShortcut } from './findShortcut';

/** Whether a key is recorded: keys for a field, and shortcuts; others, such as F5, are left to the browser. */
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
