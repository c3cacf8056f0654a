import { hydrationEvents } from '../preloader';
import { takeEarlyInteractions } from './earlyInteractions';
import { createInteractionQueue } from './interactionQueue';
import { recordInteractions } from './recordInteractions';

/**
 * Takes over from the page's own script: queues what was done before this code came and what is done before React handles it, and
 * replays it once the first page is there. To be called before the first render, which may replace the page's elements.
 */
export function replayInteractions(): void {
  const queue = createInteractionQueue();
  recordInteractions(queue, takeEarlyInteractions());
  document.addEventListener(hydrationEvents.isThere, queue.start, { once: true });
}
