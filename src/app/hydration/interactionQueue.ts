import { waitForNextTask } from '@/shared/time';
import { locate, findElement } from '@/ui/elementLocator';
import { isHydrated } from './isHydrated';

export const shop = '#shop';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Polls at 50 ms; then the interaction is replayed all the same. A missing element may be gone, and the queue
 * waits for it.
 */
const maxPolls = { hydrating: 100, missing: 20 };

const resolveWithoutFocus = () => Promise.resolve();

/** Queue of interactions with elements that React does not handle yet, and the focus to restore. */
export function createInteractionQueue() {
  /** Queued interactions by element, in the order of the first interaction. */
  const pendingActions = new Map<Element, () => Promise<void>>();
  let isActing = false;
  let isAppMounted = false;
  let isReplaying = false;
  /** Replays the focus event for the focused element. */
  let focusAgain = resolveWithoutFocus;

  /** Calls back with the element, or with the one that replaces it in the re-rendered page, once React handles it. */
  function deferUntilHydrated<E extends HTMLElement>(
    element: E,
    action: (element: E) => void,
    maxPollsUntilFound = maxPolls.missing,
  ): () => Promise<void> {
    const locator = locate(element, shop);
    const find = () => (element.isConnected ? element : locator && findElement(locator, shop));
    return async () => {
      let found = find();
      for (
        let turn = 0;
        turn < (found ? maxPolls.hydrating : maxPollsUntilFound) && !isHydrated(found);
        turn += 1
      ) {
        await pause(50);
        found = find();
      }
      if (!found) return;
      isActing = true;
      // same selector and label mean the same kind of element
      action(found as E);
      isActing = false;
    };
  }

  /**
   * Restores the focus that a re-render lost, unless it has moved. A select that is still disabled cannot take it yet.
   */
  function restoreFocus(element: HTMLElement): void {
    if (document.activeElement === element || document.activeElement === document.body) {
      element.blur();
      element.focus({ preventScroll: true });
    }
    if (document.activeElement !== document.body) focusAgain = resolveWithoutFocus;
  }

  /** Replays in order: input comes before its submit. */
  async function flush(): Promise<void> {
    if (!isAppMounted || isReplaying) return;
    isReplaying = true;
    await focusAgain();
    for (const [element, doNow] of pendingActions) {
      await waitForNextTask();
      // React may have handled it in the meantime
      if (!pendingActions.has(element)) continue;
      await doNow();
      pendingActions.delete(element);
    }
    // elements that could not take the focus before
    await focusAgain();
    focusAgain = resolveWithoutFocus;
    isReplaying = false;
    if (pendingActions.size > 0) void flush();
  }

  return {
    has: (element: Element): boolean => pendingActions.has(element),
    remove: (element: Element): void => void pendingActions.delete(element),
    /** Replaces an earlier interaction with the same element. Does nothing while one is replayed. */
    add<E extends HTMLElement>(element: E, action: (element: E) => void): void {
      if (isActing) return;
      pendingActions.set(element, deferUntilHydrated(element, action));
      void flush();
    },
    saveFocus(element: HTMLElement): void {
      focusAgain = deferUntilHydrated(element, restoreFocus, 0);
    },
    forgetFocus(): void {
      focusAgain = resolveWithoutFocus;
    },
    /** Replays the queue, and interactions added from now on. */
    start: (): void => {
      isAppMounted = true;
      void flush();
    },
  };
}

export type InteractionQueue = ReturnType<typeof createInteractionQueue>;
