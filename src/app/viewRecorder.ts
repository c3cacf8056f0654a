/**
 * Records state that events do not contain: the state of components, the scroll position, and a hash of the page's
 * text. The state is read after the page was painted.
 */
import {
  isCode,
  isPlain,
  listNodesOf,
  markLocation,
  readComponentState,
  type ComponentState,
} from './componentState';
import { isObject } from '@/shared/isObject';
import type { NavigationType } from 'react-router';
import { hashText, isPasswordField, readPageText } from './pageText';

/**
 * Value of a component's state. `text` is the typed value of a field. `isCode` marks a loaded component, because code
 * cannot be stored.
 */
export type KeptValue = { is?: unknown } | { text: string } | { isCode: true };

export interface HistoryEntry {
  key: string;
  state: unknown;
  /** Rendered address; missing in logs of older versions. */
  path?: string;
  /** How the rendered address was reached. A menu, for example, closes on Back. Missing in logs of older versions. */
  navigationType?: NavigationType;
}

/** The page as it was last painted before the next event was dispatched. */
export interface View {
  /** Number of events before the view. */
  at: number;
  /** Hash of the page's text; null before hydration, and in a masked log. */
  text: string | null;
  /** Parts of the page that waited for their code. The text does not include these parts. */
  waiting: string[];
  scroll: number;
  /** Time in milliseconds since the log's start. */
  t: number;
  /** Rendered address, with its history key and state. */
  entry: HistoryEntry;
  /** State of components by path. Contains only the values that differ from the previous view. */
  parts: Record<string, KeptValue>;
}

const toHistoryEntry = (
  { location, navigationType }: ComponentState,
  passwords: ReadonlySet<string>,
): HistoryEntry =>
  location
    ? {
        key: location.key,
        state: copyWithout(location.state ?? null, passwords),
        path: location.pathname + location.search + location.hash,
        navigationType,
      }
    : { key: 'default', state: null };

/** Maximum share of the page's time for the recording of views. */
const shareOfTime = 0.1;

/** Collects the passwords in the page's fields, because views must not contain passwords. */
function watchPasswords(): () => ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (field: HTMLInputElement) => {
    if (isPasswordField(field) && field.value !== '') seen.add(field.value);
  };
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) add(target);
    },
    { capture: true },
  );
  return () => {
    // a button may have filled in a password
    document.querySelectorAll('input').forEach(add);
    return seen;
  };
}

const isPasswordName = (name: string): boolean => /password/i.test(name);

/**
 * Returns a copy without the texts of password fields, and without the values of properties whose name contains
 * `password`. The properties of a form's `errors` have such names, too, but contain only messages.
 */
export function copyWithout(value: unknown, passwords: ReadonlySet<string>, isOfErrors = false): unknown {
  if (typeof value === 'string') return passwords.has(value) ? '' : value;
  if (Array.isArray(value)) return (value as unknown[]).map((inner) => copyWithout(inner, passwords));
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          typeof inner === 'string' && isPasswordName(name) && !isOfErrors
            ? ''
            : copyWithout(inner, passwords, name === 'errors'),
        ]),
      )
    : value;
}

/**
 * Records a view of the page after each change and scroll. Returns a function that schedules a view after a change of
 * the store.
 * @param note receives a view with the state of all components
 */
export function watchViews(shop: HTMLElement, note: (view: Omit<View, 'at' | 't'>) => void): () => void {
  const readPasswords = watchPasswords();
  let isPending = false;
  let earliest = 0;

  function capture(): void {
    isPending = false;
    const began = performance.now();
    const kept = readComponentState(shop);
    if (!kept) return;
    const typed = new Set(
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
        ({ value }) => value,
      ),
    );
    typed.delete('');
    const parts: View['parts'] = {};
    const passwords = readPasswords();
    for (const { id, value } of kept.cells) {
      if (isCode(value)) parts[id] = { isCode: true };
      // these values are not stored: a component creates its DOM nodes and long lists again
      if (!isPlain(value)) continue;
      const copied = copyWithout(markLocation(value, kept.location), passwords);
      parts[id] = typeof copied === 'string' && typed.has(copied) ? { text: copied } : { is: copied };
    }
    const waiting = kept.boundaries.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
    const isServers = kept.boundaries.some((boundary) => boundary.isServers);
    const text = isServers ? null : hashText(readPageText(document.body, listNodesOf(kept, waiting)));
    note({
      text,
      waiting,
      scroll: Math.round(scrollY),
      entry: toHistoryEntry(kept, passwords),
      parts,
    });
    const now = performance.now();
    earliest = now + (now - began) / shareOfTime;
  }

  function schedule(): void {
    if (isPending) return;
    isPending = true;
    // a task after the frame captures the view, because only then the page has been painted
    setTimeout(
      () => requestAnimationFrame(() => setTimeout(capture)),
      Math.max(0, earliest - performance.now()),
    );
  }

  new MutationObserver(schedule).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  addEventListener('input', schedule, { capture: true });
  addEventListener('scrollend', schedule);
  return schedule;
}
