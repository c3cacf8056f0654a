import { hydrationEvents } from '../preloader';
import { takeEarlyInteractions } from './earlyInteractions';
import { createInteractionQueue } from './interactionQueue';
import { recordInteractions } from './recordInteractions';

/**
 * Takes over from the page's inline script. Queues the interactions that the script recorded, and interactions that
 * React does not handle yet. Replays the queue once the first page is mounted. Must be called before the first render,
 * because the render may replace the page's elements.
 */
export function replayInteractions(): void {
  const queue = createInteractionQueue();
  recordInteractions(queue, takeEarlyInteractions());
  document.addEventListener(hydrationEvents.isThere, queue.start, { once: true });
}
