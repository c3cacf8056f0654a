/**
 * Records what events do not contain: the state of components, the scroll position, and a hash of the page's text,
 * after paint.
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
 * Value of a component's state; `text` is the typed value of a field; `isCode` marks a loaded component, which is not
 * data.
 */
export type KeptValue = { is?: unknown } | { text: string } | { isCode: true };

export interface HistoryEntry {
  key: string;
  state: unknown;
  /** Address that is drawn; missing in logs of older versions. */
  path?: string;
  /** How the drawn address was reached: a menu closes when a person goes back. Missing in logs of older versions. */
  navigationType?: NavigationType;
}

/** The page as it was last seen before the next event. */
export interface View {
  /** Number of events before it. */
  at: number;
  /** Hash of the page's text; null while the page was the service's, and in a log without people. */
  text: string | null;
  /** Parts that waited for their code: they are not in the text. */
  waiting: string[];
  scroll: number;
  /** Milliseconds since the log's start. */
  t: number;
  /** Address that React had drawn, with its history key and state. */
  entry: HistoryEntry;
  /** State of components by their place in the tree, where it differs from the view before. */
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

/** Maximum share of the page's time for captures. */
const shareOfTime = 0.1;

/** Collects the passwords of the page's fields, which views leave out. */
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
    // a button may have filled it in
    document.querySelectorAll('input').forEach(add);
    return seen;
  };
}

const isPasswordName = (name: string): boolean => /password/i.test(name);

/**
 * Returns a copy without passwords: texts of password fields, and properties named so. A form's `errors` have the names
 * of its fields, and contain only messages.
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
 * Takes views of the page when it has changed. Returns a function that takes the next one.
 * @param note takes a view with all that components keep
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
      // nodes of the page, and lists too large to keep, are recreated with their component
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
    // a task after the frame: the page is painted then
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
