import { readRaw } from '@/shared/storage';
import { keepEarlyInteractions } from './earlyInteractions';
import { enableDependentSelects } from './enableDependentSelects';
import { scheduleBundle } from './loadBundle';

/**
 * Begins a server-rendered page before the bundle is loaded: sets the chosen theme, and loads the bundle after the
 * first pictures, so that it does not delay them, or at the first interaction. Clicks, input, choices and submits are
 * recorded, and the bundle replays them after hydration (replayInteractions.ts). The code is inline in the page, where
 * each of its bytes delays the first paint.
 */
export function beginPage(): void {
  // before the first paint, so that the default theme does not flash
  const theme = /"theme":"(dark|light)"/.exec(readRaw('display') ?? '')?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  keepEarlyInteractions();
  enableDependentSelects();
  scheduleBundle();
}
