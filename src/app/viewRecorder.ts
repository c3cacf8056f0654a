/**
 * Notes beside the events what no event tells: the state of components, the scroll, and a hash of the page's text, after paint.
 */
import { isPlain, listNodesOf, readComponentState } from './componentState';
import { hashText, isPasswordField, readPageText } from './pageText';

/** Value of a component's state; `text` is one that stands in a field of the page, as it was typed. */
export type KeptValue = { is?: unknown } | { text: string };

export interface HistoryEntry {
  key: string;
  state: unknown;
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
  /** The browser's entry of this page: its number and what was handed to it. */
  entry: HistoryEntry;
  /** State of components by their place in the tree, where it differs from the view before. */
  parts: Record<string, KeptValue>;
}

/** React Router keeps both in the browser's history. */
function readHistoryEntry(): HistoryEntry {
  const { key = 'default', usr = null } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { key, state: usr };
}

/** A capture takes so much of the page's time at most. */
const shareOfTime = 0.1;

/** Passwords that were typed into the page: no view holds them. */
function watchPasswords(): ReadonlySet<string> {
  const seen = new Set<string>();
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && isPasswordField(target)) seen.add(target.value);
    },
    { capture: true },
  );
  return seen;
}

/** Returns a copy without the passwords. */
function copyWithout(value: unknown, passwords: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return passwords.has(value) && value !== '' ? '' : value;
  if (Array.isArray(value)) return (value as unknown[]).map((inner) => copyWithout(inner, passwords));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyWithout(inner, passwords)]))
    : value;
}

/**
 * Takes views of the page when it has changed. Returns a function that takes the next one.
 * @param note takes a view with all that components keep
 */
export function watchViews(shop: HTMLElement, note: (view: Omit<View, 'at' | 't'>) => void): () => void {
  const passwords = watchPasswords();
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
    for (const { id, value } of kept.cells) {
      if (!isPlain(value)) continue;
      const copied = copyWithout(value, passwords);
      parts[id] = typeof copied === 'string' && typed.has(copied) ? { text: copied } : { is: copied };
    }
    const waiting = kept.boundaries.filter(({ isWaiting }) => isWaiting).map(({ id }) => id);
    const isServers = kept.boundaries.some((boundary) => boundary.isServers);
    const text = isServers ? null : hashText(readPageText(document.body, listNodesOf(kept, waiting)));
    note({ text, waiting, scroll: Math.round(scrollY), entry: readHistoryEntry(), parts });
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
