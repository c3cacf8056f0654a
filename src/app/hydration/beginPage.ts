import { readRaw } from '@/shared/storage';
import { keepEarlyInteractions } from './earlyInteractions';
import { enableDependentSelects } from './enableDependentSelects';
import { scheduleBundle } from './loadBundle';

/**
 * Begins a server-rendered page before the bundle: sets the chosen theme, and loads the bundle after the first pictures, so that it
 * delays none of them, or at the first interaction. Clicks, input, choices and submits are noted; the bundle replays them after
 * hydration (replayInteractions.ts). It is in the page, where each of its bytes comes before the first paint.
 */
export function beginPage(): void {
  // before the first paint, so that a chosen theme does not come as a flash
  const theme = /"theme":"(dark|light)"/.exec(readRaw('display') ?? '')?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  keepEarlyInteractions();
  enableDependentSelects();
  scheduleBundle();
}
