import { flushSync } from 'react-dom';
import { maxWaitMs } from './earlyKeys';
import { isKeepable } from './isKeepable';

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

export interface KeepOptions {
  /** Escape was pressed. */
  onGivenUp?: () => void;
  /** Gets the keys from a kept shortcut on, once those before it are given. */
  onShortcut?: (keys: readonly KeyboardEvent[]) => void;
  /** Keys that were pressed already. */
  pressed?: readonly KeyboardEvent[];
}

/** The field that keys are being kept for, one at a time. */
let endCurrent = () => {};

/** Gives keys to a field, each in a rendering of its own: Enter takes what the letters before it have found. */
function give(field: Field, keys: readonly KeyboardEvent[], onShortcut: KeepOptions['onShortcut']): void {
  const until = keys.findIndex(({ altKey }) => altKey);
  field.focus();
  for (const event of until < 0 ? keys : keys.slice(0, until)) flushSync(() => replay(field, event));
  if (until < 0) return;
  // a panel that is still open took no customer: what was typed for another one is not for this one
  if (field.isConnected && field.closest('dialog')?.open) return;
  onShortcut?.(keys.slice(until));
}

/**
 * Keeps the keys that are pressed before a field is there, and gives them to it in order: who types on after a shortcut
 * types into what it opens, never into what was there before. Escape gives up. Returns a function that ends it.
 */
export function keepKeys(
  selector: string,
  { onGivenUp, onShortcut, pressed = [] }: KeepOptions = {},
): () => void {
  endCurrent();
  const find = () => document.querySelector<Field>(selector);
  const first = find();
  if (isThere(first)) {
    give(first, pressed, onShortcut);
    return () => undefined;
  }
  const kept = [...pressed];
  const listen = (event: KeyboardEvent) => {
    if (!isKeepable(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      end();
      onGivenUp?.();
    } else kept.push(event);
  };
  const look = () => {
    const field = find();
    if (!isThere(field)) return;
    end();
    give(field, kept, onShortcut);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => end(), maxWaitMs);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('keydown', listen, { capture: true });
  };
  endCurrent = end;
  window.addEventListener('keydown', listen, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'disabled'] });
  return end;
}
