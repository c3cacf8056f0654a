import { flushSync } from 'react-dom';
import { maxWaitMs } from './earlyKeys';
import { isKeepable } from './isKeepable';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isThere = (element: Field | null): element is Field =>
  element !== null && !element.disabled && (element.closest('dialog')?.open ?? true);

/**
 * Sets the text of a field as the browser does. React ignores an input event if React already knows the field's value.
 */
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
  /** Called when the user has pressed Escape. */
  onGivenUp?: () => void;
  /**
   * Called with a recorded shortcut and the keys after this shortcut, when the keys before the shortcut were replayed.
   */
  onShortcut?: (keys: readonly KeyboardEvent[]) => void;
  /** Keys that were pressed before the recording begins. */
  pressed?: readonly KeyboardEvent[];
}

/** Ends the current recording. Keys are recorded for only one field at a time. */
let endCurrent = () => {};

/**
 * Replays keys in a field. Every key is rendered before the next key, because Enter selects a result that depends on
 * the letters before.
 */
function give(field: Field, keys: readonly KeyboardEvent[], onShortcut: KeepOptions['onShortcut']): void {
  const until = keys.findIndex(({ altKey }) => altKey);
  field.focus();
  for (const event of until < 0 ? keys : keys.slice(0, until)) flushSync(() => replay(field, event));
  if (until < 0) return;
  // if the dialog is still open, no customer was selected, so the later keys are not meant for the current customer
  if (field.isConnected && field.closest('dialog')?.open) return;
  onShortcut?.(keys.slice(until));
}

/**
 * Records the keys that are pressed before a field has rendered, and then replays these keys in the field. A text that
 * is typed after a shortcut belongs to the field that the shortcut opens, even if another field had the focus. Escape
 * discards the keys. Returns a function that ends the recording.
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
