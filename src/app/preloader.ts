/** DOM events of hydration, dispatched on the document for hydration/recordInteractions.ts. */
export const hydrationEvents = {
  /** Dispatched when React begins to handle events. */
  hears: 'shop:hears',
  /** Dispatched when the first page is mounted. Queued interactions can then be replayed. */
  isThere: 'shop:there',
} as const;

const fadeMs = 300;

/**
 * Removes the loading line at the top of the screen with a fade, and starts the replay of queued interactions. Called
 * once the first page has arrived.
 */
export function removePreloader(): void {
  const { dataset } = document.documentElement;
  delete dataset.screen;
  delete dataset.shell;
  document.dispatchEvent(new Event(hydrationEvents.isThere));
  const preloader = document.getElementById('preloader');
  if (!preloader) return;
  const fading = preloader.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' });
  fading.onfinish = () => preloader.remove();
}
