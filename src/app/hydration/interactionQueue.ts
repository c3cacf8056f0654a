import { waitForNextTask } from '@/shared/time';
import { locate, findElement } from '@/ui/elementLocator';
import { isHydrated } from './isHydrated';

export const shop = '#shop';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Maximum number of polls; a poll runs every 50 ms. After `hydrating` polls an interaction is replayed even if React
 * does not handle the element yet. After `missing` polls an interaction whose element is missing is dropped. `missing`
 * is smaller, because the rest of the queue waits for these polls.
 */
const maxPolls = { hydrating: 100, missing: 20 };

const resolveWithoutFocus = () => Promise.resolve();

/**
 * Creates a queue of interactions with elements whose events React does not handle yet. The queue also restores the
 * focus.
 */
export function createInteractionQueue() {
  /** Queued interactions by element, in the order of the first interaction. */
  const pendingActions = new Map<Element, () => Promise<void>>();
  let isActing = false;
  let isAppMounted = false;
  let isReplaying = false;
  /** Replays the focus event on the focused element. */
  let focusAgain = resolveWithoutFocus;

  /**
   * Calls back once React handles the element's events. If the page was rendered again, the callback gets the
   * replacement of the element.
   */
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
      // an element with the same selector and label is of the same kind
      action(found as E);
      isActing = false;
    };
  }

  /**
   * Restores the focus that an element lost in a re-render, unless the visitor has moved the focus. A select that is
   * still disabled cannot take the focus yet.
   */
  function restoreFocus(element: HTMLElement): void {
    if (document.activeElement === element || document.activeElement === document.body) {
      element.blur();
      element.focus({ preventScroll: true });
    }
    if (document.activeElement !== document.body) focusAgain = resolveWithoutFocus;
  }

  /** Replays interactions in their order, because a form's input must be replayed before its submit. */
  async function flush(): Promise<void> {
    if (!isAppMounted || isReplaying) return;
    isReplaying = true;
    await focusAgain();
    for (const [element, doNow] of pendingActions) {
      await waitForNextTask();
      // React may have handled the interaction meanwhile
      if (!pendingActions.has(element)) continue;
      await doNow();
      pendingActions.delete(element);
    }
    // a replay may have enabled an element that could not take the focus before
    await focusAgain();
    focusAgain = resolveWithoutFocus;
    isReplaying = false;
    if (pendingActions.size > 0) void flush();
  }

  return {
    has: (element: Element): boolean => pendingActions.has(element),
    remove: (element: Element): void => void pendingActions.delete(element),
    /**
     * Adds an interaction, which replaces an earlier interaction with the same element. Does nothing during a replay.
     */
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
    /** Replays the queue. Interactions that are added later are also replayed. */
    start: (): void => {
      isAppMounted = true;
      void flush();
    },
  };
}

export type InteractionQueue = ReturnType<typeof createInteractionQueue>;
