/**
 * Runs in a server-rendered page before the bundle: loads it after the first pictures, so that it delays none
 * of them, or at the first interaction. Clicks, input, choices and submits before hydration are queued and
 * replayed after it.
 */
import { hydrationEvents } from '../preloader';
import { createInteractionQueue } from './interactionQueue';
import { scheduleBundle } from './loadBundle';
import { recordInteractions } from './recordInteractions';

const queue = createInteractionQueue();
recordInteractions(queue);
document.addEventListener(hydrationEvents.isThere, queue.start, { once: true });
scheduleBundle();
