/** Sets the recorded state of components in a replayed page, step by step. */
import { flushSync } from 'react-dom';
import {
  isCode,
  isPlain,
  listNodesOf,
  markLocation,
  readComponentState,
  type ComponentState,
  restoreLocation,
} from '../componentState';
import { hashText, readPageText } from '../pageText';
import type { Log } from '../recorder';
import type { KeptValue, View } from '../viewRecorder';

/**
 * Maximum number of passes. Several passes are needed, because a pass may mount components with a state, which the next
 * pass sets.
 */
const maxDepth = 12;

const getValue = (kept: { is?: unknown } | { text: string }): unknown =>
  'text' in kept ? kept.text : kept.is;

/**
 * Returns a function that lists the calls by which components get their recorded state. A component with lazy code is
 * shown from the step at which the recorded page had loaded the code.
 */
export function createSetter() {
  const code = new Map<string, unknown>();
  return (
    { cells, location }: Pick<ComponentState, 'cells' | 'location'>,
    parts: Readonly<Record<string, KeptValue>>,
  ): (() => void)[] =>
    cells.flatMap(({ id, value, set }) => {
      const isLoaded = isCode(value);
      if (isLoaded) code.set(id, value);
      const kept = parts[id];
      if (!kept) return [];
      if ('isCode' in kept) return !isLoaded && code.has(id) ? [() => set(code.get(id))] : [];
      const isEqual =
        isPlain(value) && JSON.stringify(getValue(kept)) === JSON.stringify(markLocation(value, location));
      return isEqual ? [] : [() => set(restoreLocation(getValue(kept), location))];
    });
}

/** Returns a function that returns the state of all components after a number of events. */
function collectParts(views: readonly View[]): (step: number) => View['parts'] {
  let at = -1;
  let parts: View['parts'] = {};
  let position = 0;
  return (step) => {
    if (step < at) [at, parts, position] = [-1, {}, 0];
    at = step;
    for (let view = views[position]; view && view.at <= step; view = views[position]) {
      parts = { ...parts, ...view.parts };
      position += 1;
    }
    return parts;
  };
}

export interface ViewFollower {
  /** Returns the last view at or before a step. */
  getView: (step: number) => View | undefined;
  /** Sets the state of the page's components for a step. */
  follow: (step: number) => void;
  /** Whether the page's text equals the recorded text; null if no text was recorded. */
  isTextEqual: (step: number) => boolean | null;
}

export function createViewFollower(shop: HTMLElement, { views = [] }: Log): ViewFollower {
  const partsAt = collectParts(views);
  const listSets = createSetter();
  const byStep = new Map(views.map((view) => [view.at, view]));
  return {
    getView: (step) => views.findLast(({ at }) => at <= step),
    follow: (step) => {
      const parts = partsAt(step);
      for (let depth = 0; depth < maxDepth; depth += 1) {
        const state = readComponentState(shop);
        const sets = state ? listSets(state, parts) : [];
        if (sets.length === 0) break;
        flushSync(() => {
          for (const set of sets) set();
        });
      }
      const view = byStep.get(step);
      if (view) scrollTo({ top: view.scroll, behavior: 'instant' });
    },
    isTextEqual: (step) => {
      const { text = null, waiting = [] } = byStep.get(step) ?? {};
      const state = readComponentState(shop);
      if (text === null || !state) return null;
      return hashText(readPageText(document.body, listNodesOf(state, waiting))) === text;
    },
  };
}
