import { hydrationEvents } from '../preloader';
import { takeEarlyInteractions } from './earlyInteractions';
import { createInteractionQueue } from './interactionQueue';
import { recordInteractions } from './recordInteractions';

/**
 * Takes over from the page's inline script: queues interactions from before this code loaded and from before React
 * handles them, and replays them once the first page is mounted. Must be called before the first render, which may
 * replace the page's elements.
 */
export function replayInteractions(): void {
  const queue = createInteractionQueue();
  recordInteractions(queue, takeEarlyInteractions());
  document.addEventListener(hydrationEvents.isThere, queue.start, { once: true });
}
