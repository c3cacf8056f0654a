import { flushSync } from 'react-dom';

/** A part whose code does not come leaves the keyboard to the page again. */
const longestWaitMs = 20_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isThere = (element: Field | null): element is Field =>
  element !== null && !element.disabled && (element.closest('dialog')?.open ?? true);

/** Sets the text as the browser does: React ignores an input event with the value that it knows. */
function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replay(field: Field, { key, code, ctrlKey, metaKey }: KeyboardEvent): void {
  const isCommand = ctrlKey || metaKey;
  if (key.length === 1 && !isCommand) type(field, field.value + key);
  else if (key === 'Backspace') type(field, Array.from(field.value).slice(0, -1).join(''));
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement && !isCommand)
    type(field, `${field.value}\n`);
  else
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
    );
}

/** Keys that a field takes; others, such as F5, are the browser's. */
const isForField = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key === 'Enter';
  return (
    key.length === 1 ||
    ['Enter', 'Backspace', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Escape'].includes(
      key,
    )
  );
};

/**
 * Keeps the keys that are pressed before a field is there, and gives them to it in order: who types on after a shortcut
 * types into what it opens, never into what was there before. Escape gives up. Returns a function that ends it.
 */
export function keepKeys(selector: string, onGivenUp: () => void = () => undefined): () => void {
  const find = () => document.querySelector<Field>(selector);
  const first = find();
  if (isThere(first)) {
    first.focus();
    return () => undefined;
  }
  const kept: KeyboardEvent[] = [];
  const listen = (event: KeyboardEvent) => {
    if (!isForField(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      end();
      onGivenUp();
    } else kept.push(event);
  };
  const give = () => {
    const field = find();
    if (!isThere(field)) return;
    end();
    field.focus();
    // each in a rendering of its own: Enter takes what the letters before it have found
    for (const event of kept) flushSync(() => replay(field, event));
  };
  const observer = new MutationObserver(give);
  const timer = setTimeout(() => end(), longestWaitMs);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('keydown', listen, { capture: true });
  };
  window.addEventListener('keydown', listen, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'disabled'] });
  return end;
}
