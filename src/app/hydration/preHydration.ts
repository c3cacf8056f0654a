/**
 * Runs in a server-rendered page before the bundle: sets the chosen theme, and loads the bundle after the first pictures, so that it delays none
 * of them, or at the first interaction. Clicks, input, choices and submits before hydration are queued and
 * replayed after it.
 */
import { keepEarlyKeys } from '@/widgets/shell/earlyKeys';
import { readRaw } from '@/shared/storage';
import { hydrationEvents } from '../preloader';
import { createInteractionQueue } from './interactionQueue';
import { loadBundle, scheduleBundle } from './loadBundle';
import { recordInteractions } from './recordInteractions';

// before the first paint, so that a chosen theme does not come as a flash
const theme = /"theme":"(dark|light)"/.exec(readRaw('display') ?? '')?.[1];
if (theme) document.documentElement.dataset.theme = theme;

// before the others listen: what a seller's shortcut opens gets the keys
keepEarlyKeys(loadBundle);
const queue = createInteractionQueue();
recordInteractions(queue);
document.addEventListener(hydrationEvents.isThere, queue.start, { once: true });
scheduleBundle();
