import { readRaw } from '@/shared/storage';
import { keepEarlyInteractions } from './earlyInteractions';
import { enableDependentSelects } from './enableDependentSelects';
import { scheduleBundle } from './loadBundle';

/**
 * Begins a server-rendered page before the bundle is loaded. Sets the chosen theme. Loads the bundle at the first
 * interaction, or after the first pictures, so that the bundle does not delay the pictures. Records clicks, input,
 * choices and submits. The bundle replays these events after hydration (replayInteractions.ts). This code is inline in
 * the page, so every byte of the code delays the first paint.
 */
export function beginPage(): void {
  // the theme is set before the first paint, so that the default theme does not flash
  const theme = /"theme":"(dark|light)"/.exec(readRaw('display') ?? '')?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  keepEarlyInteractions();
  enableDependentSelects();
  scheduleBundle();
}
